import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gracePeriod } from '@my-food/machines';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildSettings } from '../build-settings.mjs';
import { wholeSiteHeaders } from '../whole-site-headers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = `/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'; connect-src 'self' https://api.example:8443; style-src 'sha256-c3R5bGU/+A=='
/
  Cache-Control: no-cache
`;
const files = readdirSync(`${root}deploy`);

// Windows has no sh; servers do.
const servers: [string, (name: string, value: string) => string][] =
  process.platform === 'win32'
    ? []
    : [
        ['nginx', (name, value) => `add_header ${name} "${value}" always;`],
        ['caddy', (name, value) => `${name} "${value}"`],
        ['apache', (name, value) => `Header always set ${name} "${value}"`],
      ];
it.each(servers)('AC-204 the headers of a build, for %s', (server, line) => {
  const folder = mkdtempSync(join(tmpdir(), 'my-food-'));
  writeFileSync(`${folder}/_headers`, built);
  const printed = execFileSync('sh', [`${root}deploy/server-headers.sh`, server, `${folder}/_headers`], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(printed.trim().split('\n')).toEqual(Object.entries(wholeSiteHeaders(built)).map(([name, value]) => line(name, value)));
});

it.each([
  ['nginx-shop.conf', /proxy_(?:connect|read)_timeout (\d+)s;/g, 1],
  ['Caddyfile', /(?:dial|response_header)_timeout (\d+)s/g, 1],
  ['apache.conf', /timeout=(\d+)/g, 2],
])('AC-480 %s gives up an order before the shop lets it be sent again', (file, limits, count) => {
  const seconds = [...readFileSync(`${root}deploy/${file}`, 'utf8').matchAll(limits)].map(([, limit]) => Number(limit));
  // To connect and to respond, as often as the file proxies.
  expect(seconds).toHaveLength(2 * count);
  expect((seconds.reduce((sum, limit) => sum + limit) / count) * 1000).toBeLessThan(gracePeriod);
});

const uploadPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
it.each([
  ['nginx.conf', `map $uri $my_food_uploads {\n  ~^/media/ "${uploadPolicy}";\n  default   "";\n}`],
  ['nginx-container.conf', `  map $uri $my_food_uploads {\n    ~^/media/ "${uploadPolicy}";\n    default   "";\n  }`],
  [
    'nginx-shop.conf',
    '  add_header Content-Security-Policy $my_food_uploads always;\n  add_header X-Content-Type-Options "nosniff" always;\n',
  ],
  ['Caddyfile', `\t\theader /media/* {\n\t\t\tContent-Security-Policy "${uploadPolicy}"\n\t\t\tX-Content-Type-Options "nosniff"\n\t\t}`],
  [
    'apache.conf',
    `  <Location /media/>\n    Header always set Content-Security-Policy "${uploadPolicy}"\n    Header always set X-Content-Type-Options "nosniff"\n  </Location>`,
  ],
])('AC-895 an upload that is opened by its address runs no script: %s', (file, lines) => {
  expect(readFileSync(`${root}deploy/${file}`, 'utf8')).toContain(lines);
});

it('AC-204 the guide links to every file of deploy', () => {
  const guide = readFileSync(`${root}docs/deployment.md`, 'utf8');
  expect(files.filter((file) => !file.endsWith('.dockerignore') && !guide.includes(`](../deploy/${file})`))).toEqual([]);
});

it.each([
  ['nginx.conf', 'nginx -t && nginx -s reload'],
  ['Caddyfile', 'caddy reload --config /etc/caddy/Caddyfile'],
  ['apache.conf', 'apachectl graceful'],
])('AC-893 %s and the guide name the command that makes the server read the headers of a build: %s', (file, command) => {
  expect(readFileSync(`${root}deploy/${file}`, 'utf8')).toContain(command);
  const [, sites = '', version = ''] =
    /^## nginx(.*)^## Container.*^## A new version(.*)/ms.exec(readFileSync(`${root}docs/deployment.md`, 'utf8')) ?? [];
  expect(sites).toContain(`\`${command}\``);
  expect(version).toContain('reload nginx, Caddy or Apache');
});

it('AC-204 the Dockerfile has no finding of its linter and copies files of deploy', () => {
  const dockerfile = readFileSync(`${root}deploy/Dockerfile`, 'utf8');
  expect(validate(dockerfile)).toEqual([]);
  const copied = [...dockerfile.matchAll(/\/shop\/deploy\/(nginx[\w.-]+)/g)].map(([, file]) => file);
  expect(copied.filter((file) => !files.includes(file ?? ''))).toEqual([]);
  expect(copied).toHaveLength(2);
});

it('AC-869 the image is built without the settings of the developer', () => {
  expect(readFileSync(`${root}deploy/Dockerfile.dockerignore`, 'utf8').split('\n')).toContain('**/.env*');
});

it.each([
  ['apps/storefront/.env.example', /^(VITE_\w+)=/gm, 1],
  ['deploy/Dockerfile', /\b(VITE_\w+)=""/g, 1],
  ['deploy/compose.yaml', /^ +(VITE_\w+): \$\{\1:-\}$/gm, 1],
  ['docs/variables.md', /^\| `(VITE_\w+)`/gm, 1],
  // The inputs of the build under test, and the settings of the other two.
  ['apps/storefront/project.json', /"env": "(VITE_\w+)"/g, 1],
  ['apps/storefront/project.json', /"(VITE_\w+)": "/g, 2],
])('AC-204 AC-712 %s has every setting of the build (%s)', (file, setting, times) => {
  const names = [...readFileSync(`${root}${file}`, 'utf8').matchAll(setting)].map(([, name = '']) => name);
  expect(names.toSorted()).toEqual(buildSettings.flatMap((name) => Array.from({ length: times }, () => name)).toSorted());
});

it('AC-485 nginx needs no name to start: the image proxies to an address, and Compose gives it the one of its server', () => {
  const [, address = ''] = /^ARG .*\bAPI_ADDRESS=(\S+)/m.exec(readFileSync(`${root}deploy/Dockerfile`, 'utf8')) ?? [];
  expect(readFileSync(`${root}deploy/nginx-shop.conf`, 'utf8')).toContain(`proxy_pass http://${address};`);
  expect(address).toMatch(/^[\d.]+:\d+$/);
  const compose: unknown = parse(readFileSync(`${root}deploy/compose.yaml`, 'utf8'));
  expect(compose).toMatchObject({ services: { api: {}, shop: { build: { args: { API_ADDRESS: 'api:8000' } } } } });
});

it('AC-593 nginx, which looks a name up only when it starts, is restarted when Compose replaces the server', () => {
  const compose: unknown = parse(readFileSync(`${root}deploy/compose.yaml`, 'utf8'));
  expect(compose).toMatchObject({ services: { shop: { depends_on: { api: { condition: 'service_started', restart: true } } } } });
});

it('AC-204 the Compose file has no finding of its linter', () => {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const found = linter.lintFiles([`${root}deploy/compose.yaml`], false);
  expect(found.flatMap(({ messages }) => messages.map(({ rule, line }) => `${rule}: line ${String(line)}`))).toEqual([]);
  expect(found).toHaveLength(1);
});
