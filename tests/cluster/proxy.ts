import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../../scripts/support/failure'
import { installPackage, isContainer } from '../../scripts/support/system-packages'

const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

export interface Proxy {
  url: string
  shares(): Promise<Record<string, number>>
  stop(): Promise<void>
}

/** Returns the path of nginx, installed if missing in a container. */
export function ensureProxy(): string {
  const find = () => PROGRAMS.find((file) => existsSync(file))
  if (!find() && isContainer()) installPackage('nginx-light')
  const found = find()
  if (!found) throw new Failure('nginx is missing: install it (Debian: apt-get install nginx-light)')
  return found
}

/** Starts nginx on a loopback port; requests go to the given ports in turn. */
export async function startProxy(program: string, port: number, ports: number[]): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'brota-proxy-'))
  const access = path.join(folder, 'access')
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, access, port, ports))
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const end = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGQUIT')
    await end
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://localhost:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return { url, shares: () => countShares(access), stop }
    await sleep(100)
  }
  await stop()
  throw new Failure('nginx does not serve')
}

async function countShares(access: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const server of (await readFile(access, 'utf8')).trim().split('\n')) {
    counts[server] = (counts[server] ?? 0) + 1
  }
  return counts
}

const configuration = (folder: string, access: string, port: number, ports: number[]) => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  log_format share '$upstream_addr';
  access_log ${access} share;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  upstream brota {
${ports.map((one) => `    server 127.0.0.1:${one} max_fails=0;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    client_max_body_size 64m;
    proxy_request_buffering off;
    location / {
      proxy_pass http://brota;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_next_upstream error timeout;
    }
  }
}
`
