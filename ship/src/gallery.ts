import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { GALLERY_OUTPUT } from '../../tooling/build-plugins/gallery';
import { ROOT, packageProgram } from './run';

const PAGE = path.join(ROOT, 'shared-ui/gallery/index.html');
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves the gallery of shared-ui to this machine alone. */
export function serveGallery(port: number): Server {
  const server = createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://gallery').pathname);
    const file = name === '' ? PAGE : path.join(GALLERY_OUTPUT, name);
    readFile(file).then(
      (bytes) => {
        response.setHeader('content-type', CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream');
        response.setHeader('cache-control', 'no-store');
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  return server.listen(port, '127.0.0.1');
}

/** Rebuilds the gallery whenever one of its files is saved. It prints only errors. */
export function watchGallery(): ChildProcess {
  return spawn(packageProgram('webpack'), ['--watch', '--mode', 'development'], {
    cwd: path.join(ROOT, 'shared-ui'),
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '--import tsx' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
