import { execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../../scripts/support/failure'

const TOOLS = ['buildah', 'podman', 'runc', 'conmon', 'mmdebstrap']

export function listMissingTools(): string[] {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return TOOLS.filter((tool) => !folders.some((folder) => existsSync(path.join(folder, tool))))
}

/** Runs containers in a separate storage, so that a developer's images stay untouched. */
export class Engine {
  readonly #folder: string
  readonly #storage: string[]
  readonly #environment: NodeJS.ProcessEnv

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
    const configuration = path.join(folder, 'containers.conf')
    // For machines without systemd and with the older kind of control groups.
    const limits = 'default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]'
    writeFileSync(configuration, `[containers]\n${limits}\n[engine]\ncgroup_manager = "cgroupfs"\n`)
    this.#environment = { ...process.env, CONTAINERS_CONF: configuration }
    this.#storage = ['--root', path.join(folder, 'storage'), '--runroot', path.join(folder, 'run')]
  }

  /** @throws Failure with the output when the command fails */
  async podman(...args: string[]): Promise<string> {
    return this.#run('podman', ['--runtime', 'runc', ...args])
  }

  async build(image: string, folder: string, ...args: string[]): Promise<void> {
    const options = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker', '--pull-never']
    const all = [...this.#storage, 'build', ...options, '--tag', image, ...args, folder]
    const child = spawn('buildah', all, { env: this.#environment, stdio: 'inherit' })
    const code = await new Promise((resolve) => child.once('close', resolve))
    if (code !== 0) throw new Failure(`buildah ended with ${code}`)
  }

  async hasImage(image: string): Promise<boolean> {
    return this.podman('image', 'exists', image).then(
      () => true,
      () => false,
    )
  }

  async createDebian(image: string): Promise<void> {
    const archive = path.join(this.#folder, 'debian.tar')
    execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', 'bookworm', archive], { stdio: 'inherit' })
    await this.podman('import', archive, image)
    rmSync(archive)
  }

  async #run(program: string, args: string[]): Promise<string> {
    const options = { env: this.#environment, maxBuffer: 1 << 26 }
    const run = promisify(execFile)(program, [...this.#storage, ...args], options)
    const { stdout } = await run.catch((error: Error & { stderr?: string }) => {
      throw new Failure(`${program} ${args[2] ?? ''} failed: ${error.stderr?.trim() || error.message}`)
    })
    return stdout.trim()
  }
}
