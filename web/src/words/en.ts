/** All words of the page in English. */
export default Object.values(
  import.meta.glob<string>('./en/*.ftl', { query: '?raw', import: 'default', eager: true }),
);
