// Measures a home in a real browser: how long it takes to begin and to answer, in processor time of the page's process.
//
//     npm run build && node tools/offline/measure.mjs
import { createServer } from 'node:http';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

const site = resolve(new URL('../../../src/groma/site', import.meta.url).pathname);
const KINDS = { '.js': 'text/javascript', '.json': 'application/json', '.wasm': 'application/wasm' };
const POLICY =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'";
const TRIES = Number(process.env.TRIES ?? 5);
const REST = 10; // seconds in which the browser may keep what it has compiled
const TICKS = 100; // of Linux' processor times, a second

/** As a node answers: packed, and to be kept. */
function serve(asked, answer) {
    const { pathname } = new URL(asked.url, 'http://localhost');
    const file = join(site, pathname);
    const headers = {
        'content-security-policy': POLICY,
        'content-type': KINDS[extname(file)] ?? 'text/html',
    };
    if (pathname === '/') return answer.writeHead(200, headers).end('<!doctype html>');
    if (pathname !== '/parts/manifest.json') headers['cache-control'] = 'public, max-age=31536000, immutable';
    const packed = existsSync(`${file}.br`);
    if (!packed && !existsSync(file)) return answer.writeHead(404).end();
    if (packed) headers['content-encoding'] = 'br';
    answer.writeHead(200, headers).end(readFileSync(packed ? `${file}.br` : file));
}

const server = createServer(serve);
await new Promise((done) => server.listen(0, 'localhost', done));
const home = `http://localhost:${server.address().port}/`;
const worker = readdirSync(join(site, 'assets')).find((name) => /^worker-.*\.js$/.test(name));
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
});
const page = await browser.newPage();
const problems = [];
page.on('console', (said) => problems.push(said.text()));
page.on('pageerror', (problem) => problems.push(String(problem)));
await page.goto(home);

/** Processor time of a process or thread, in seconds, and the process that began it. */
function times(path) {
    const [, parent, ...more] = readFileSync(`${path}/stat`, 'utf8').split(') ')[1].split(' ');
    return { parent, seconds: (Number(more[9]) + Number(more[10])) / TICKS };
}

/** Processor time of the browser's page processes so far, and of the workers in them that are still there. */
function used() {
    const found = new Map();
    for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
        try {
            const renders = readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer');
            const threads = renders ? readdirSync(`/proc/${id}/task`) : [];
            const workers = threads
                .map((thread) => `/proc/${id}/task/${thread}`)
                .filter((path) => readFileSync(`${path}/comm`, 'utf8').startsWith('DedicatedWorker'))
                .reduce((all, path) => all + times(path).seconds, 0);
            found.set(id, { ...times(`/proc/${id}`), renders, workers });
        } catch {
            // It has just ended.
        }
    }
    const ours = (id) => id === String(process.pid) || (found.has(id) && ours(found.get(id).parent));
    const own = [...found].filter(([id, { renders }]) => renders && ours(id)).map(([, one]) => one);
    const sum = (what) => own.reduce((all, one) => all + one[what], 0);
    return { all: sum('seconds'), workers: sum('workers') };
}

/** Begin a worker and ask it something; how long it took by the clock. It is left alone for `rest` seconds, then ended. */
const begin = () =>
    page.evaluate(
        ([name, home]) =>
            new Promise((done, fail) => {
                const start = performance.now();
                const worker = (globalThis.worker = new Worker(`${home}assets/${name}`, { type: 'module' }));
                worker.onerror = (event) => fail(new Error(`worker: ${event.message}`));
                worker.onmessage = ({ data }) => {
                    if (data.failed) fail(new Error(`${data.failed}: ${data.why}`));
                    if (data.end) done(performance.now() - start);
                };
                worker.postMessage({ begin: `${home}parts/` });
                const body = JSON.stringify({ name: 'Anna', lang: 'en' });
                const asked = { method: 'POST', url: '/api/me/guest', headers: {}, body, cookie: true };
                worker.postMessage({ id: 1, ...asked });
            }),
        [worker, home],
    );
/** A hint, which is thought of in a second worker: how long it takes, in seconds, the first time and then. */
const hints = () =>
    page.evaluate(async () => {
        let number = 1;
        const waiting = new Map();
        globalThis.worker.onmessage = ({ data }) => {
            const one = waiting.get(data.id);
            if (data.chunk) one.text += new TextDecoder().decode(data.chunk);
            if (data.end) one.done(JSON.parse(one.text));
        };
        const ask = (method, url, body) =>
            new Promise((done) => {
                waiting.set((number += 1), { text: '', done });
                const sent = body ? JSON.stringify(body) : null;
                globalThis.worker.postMessage({
                    id: number,
                    method,
                    url,
                    headers: {},
                    body: sent,
                    cookie: true,
                });
            });
        const bot = { kind: 'bot', bot: 'novice' };
        const wanted = { game: 'city-of-rome', seats: [{ kind: 'me' }, bot], hints: true, start: true };
        const { id } = await ask('POST', '/api/tables', wanted);
        while ((await ask('GET', `/api/tables/${id}`)).turn !== 0) {
            await new Promise((done) => setTimeout(done, 50));
        }
        const took = [];
        for (let times = 0; times < 2; times += 1) {
            const start = performance.now();
            const { moves } = await ask('POST', `/api/tables/${id}/hint`, {});
            if (!moves?.length) throw new Error('no hint');
            took.push((performance.now() - start) / 1000);
        }
        return took;
    });

/** Memory of the page's process, in megabytes. */
function memory() {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const sizes = ids.map((id) => {
        try {
            if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer')) return 0;
            return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))[1]) / 1000;
        } catch {
            return 0;
        }
    });
    return Math.max(...sizes);
}
const end = () => page.evaluate(() => globalThis.worker.terminate());
const rest = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

try {
    for (let tried = 0; tried < TRIES; tried += 1) {
        const before = used();
        const wall = (await begin()) / 1000;
        const after = used();
        const what = tried ? 'warm start' : 'first start';
        const [thread, all] = [after.workers, after.all - before.all].map((one) => one.toFixed(2));
        console.log(
            `${what}: ${thread} s in the worker, ${all} s in its process, ${wall.toFixed(2)} s by the clock`,
        );
        await rest(tried ? 1 : REST);
        if (tried === TRIES - 1) {
            console.log(`${memory().toFixed(0)} MB with one worker`);
            const [first, second] = (await hints()).map((one) => one.toFixed(2));
            console.log(`a hint: ${first} s by the clock with the start of its worker, then ${second} s`);
            console.log(`${memory().toFixed(0)} MB with both`);
        }
        await end();
        await rest(0.5);
    }
} finally {
    if (problems.length) console.log(problems.join('\n'));
    await browser.close();
    server.close();
}
