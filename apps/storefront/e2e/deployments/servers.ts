import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findExecutable } from '../../../../tools/chromium.mjs';

const deploy = fileURLToPath(new URL('../../../../deploy/', import.meta.url));

/** Where a server under test runs: its ports, its folders without a last slash, and the address of the backend. */
export interface ServerLocation {
  readonly folder: string;
  readonly root: string;
  readonly port: number;
  readonly plainPort: number;
  readonly backend: string;
}

interface Server {
  readonly executable: string | undefined;
  /** The Debian packages. */
  readonly packages: string;
  /** Writes its configuration from the file in `deploy` and returns its arguments. */
  readonly configure: (location: ServerLocation) => string[];
}

const find = (name: string) => findExecutable([name], { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` });

/** A file of `deploy` with what a restaurant changes in it. Throws if the file does not contain it. */
function readFile(file: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} has no '${from}'`);
      return text.replaceAll(from, to);
    },
    readFileSync(deploy + file, 'utf8'),
  );
}

function writeHeaders(server: string, { folder, root }: ServerLocation): string {
  const file = `${folder}/my-food-headers.conf`;
  writeFileSync(file, execFileSync('sh', [`${deploy}server-headers.sh`, server, `${root}/_headers`]));
  return file;
}

export const servers = {
  nginx: {
    executable: find('nginx'),
    packages: 'nginx libnginx-mod-http-brotli-static',
    configure(location) {
      const { folder, port, plainPort } = location;
      const shop = readFile('nginx-shop.conf', {
        '/srv/my-food': location.root,
        '127.0.0.1:8000': location.backend,
        '/etc/nginx/my-food-headers.conf': writeHeaders('nginx', location),
        '# brotli_static on;': 'brotli_static on;',
      });
      writeFileSync(`${folder}/my-food-shop.conf`, shop);
      const site = readFile('nginx.conf', {
        '/etc/ssl/my-food': folder,
        '/etc/nginx/my-food-shop.conf': `${folder}/my-food-shop.conf`,
        'listen 443': `listen 127.0.0.1:${String(port)}`,
        'listen 80': `listen 127.0.0.1:${String(plainPort)}`,
      });
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
      const main = [
        'include /etc/nginx/modules-enabled/*.conf;',
        `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}`,
        `http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}\n${site}}`,
      ];
      writeFileSync(`${folder}/nginx.conf`, main.join('\n'));
      return ['-c', `${folder}/nginx.conf`, '-e', 'stderr'];
    },
  },
  caddy: {
    executable: find('caddy'),
    packages: 'caddy',
    configure(location) {
      const { folder, port, plainPort } = location;
      const site = readFile('Caddyfile', {
        '/srv/my-food': location.root,
        '127.0.0.1:8000': location.backend,
        '/etc/caddy/my-food-headers': writeHeaders('caddy', location),
        '\tservers {': `\tadmin off\n\thttp_port ${String(plainPort)}\n\thttps_port ${String(port)}\n\tservers {`,
        'shop.example {': `localhost {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
      });
      writeFileSync(`${folder}/Caddyfile`, site);
      return ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
    },
  },
  apache: {
    executable: find('apache2'),
    packages: 'apache2',
    configure(location) {
      const { folder, root, port, plainPort } = location;
      const site = readFile('apache.conf', {
        '/srv/my-food': location.root,
        '127.0.0.1:8000': location.backend,
        '/etc/ssl/my-food': folder,
        '/etc/apache2/my-food-headers.conf': writeHeaders('apache', location),
        'https://shop.example/': `https://localhost:${String(port)}/`,
        ':443>': `:${String(port)}>`,
        ':80>': `:${String(plainPort)}>`,
      });
      const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'alias', 'socache_shmcb', 'headers', 'http2', 'proxy', 'proxy_http'];
      const main = [
        ...[...modules, 'rewrite', 'ssl', 'deflate', 'filter'].map(
          (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
        ),
        `ServerRoot ${root}`,
        `ServerName localhost`,
        `PidFile ${folder}/apache.pid`,
        `ErrorLog ${folder}/error.log`,
        `DefaultRuntimeDir ${folder}`,
        `Listen 127.0.0.1:${String(port)}`,
        `Listen 127.0.0.1:${String(plainPort)}`,
        ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
        'TypesConfig /etc/mime.types',
        'IncludeOptional /etc/apache2/mods-available/mime.conf',
        'IncludeOptional /etc/apache2/mods-available/deflate.conf',
        site,
      ];
      writeFileSync(`${folder}/apache.conf`, main.join('\n'));
      return ['-f', `${folder}/apache.conf`, '-D', 'FOREGROUND'];
    },
  },
} satisfies Record<string, Server>;

export type ServerName = keyof typeof servers;

/** A certificate for localhost and 127.0.0.1 that no browser trusts. */
export function writeCertificate(folder: string): void {
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...names, ...files], {
    stdio: 'ignore',
  });
}
