// Makes the pictures of the README anew (docs/images), or with --compared those that the browser tests compare.
// Needs what the browser tests need, and ffmpeg. Look at what it made before you commit it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const web = new URL('..', import.meta.url).pathname;
const shots = join(web, 'browser/results/shots');
const images = join(web, '../docs/images');
const COLOURS = 'palettegen=max_colors=160:stats_mode=full[p];[b][p]paletteuse=dither=none';

function run(command, args, env = {}) {
    execFileSync(command, args, { cwd: web, stdio: 'inherit', env: { ...process.env, ...env } });
}

const ffmpeg = (...args) => run('ffmpeg', ['-loglevel', 'error', '-y', ...args]);

// A palette makes a drawn picture a third of its size, and nobody sees it.
function shrunk(from, to) {
    const made = `${to}.new.png`;
    ffmpeg('-i', from, '-vf', `split[a][b];[a]${COLOURS}`, '-compression_level', '100', made);
    renameSync(made, to);
}

function compared() {
    const folder = join(web, 'browser/pictures');
    rmSync(folder, { recursive: true, force: true });
    const specs = ['playwright', 'test', '--update-snapshots=all', 'pages.spec', 'tables.spec'];
    try {
        run('npx', specs, { NIGHTLY: '1' });
    } finally {
        // What another check found fault with is drawn all the same.
        for (const name of readdirSync(folder, { recursive: true })) {
            const path = join(folder, name);
            if (name.endsWith('.png')) shrunk(path, path);
        }
    }
}

function readme() {
    rmSync(shots, { recursive: true, force: true });
    run('npx', ['playwright', 'test'], { PICTURES: '1' });
    mkdirSync(images, { recursive: true });
    for (const name of readdirSync(shots)) {
        const path = join(shots, name);
        if (statSync(path).isFile()) shrunk(path, join(images, name));
    }
    // One picture a step of the game; the palette is that of the whole clip.
    ffmpeg(
        ...['-framerate', '2', '-i', join(shots, 'clip/%03d.png')],
        ...['-vf', `scale=800:-1:flags=lanczos,split[a][b];[a]${COLOURS}`, '-loop', '0'],
        join(images, 'game.gif'),
    );
}

if (process.argv.includes('--compared')) compared();
else readme();
