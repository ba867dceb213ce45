/** Which announcements somebody has still to read. */
import type { Wire } from '../api/client';

type Told = Wire['AnnouncementShape'];

/** Those that are not over, and that nobody here has put away. */
export const unread = (told: readonly Told[], away: readonly number[], now: number): Told[] =>
  told.filter(({ id, ends }) => !away.includes(id) && Date.parse(ends) > now);
