import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import type { Pool, PoolConfig, QueryArrayConfig, QueryArrayResult } from 'pg'
import { Failure } from './failure'

type Engine = bindings.SchemaEngine

interface WasmExports extends WebAssembly.Exports {
  __wbindgen_start: () => void
}

const panics = {
  message: '',
  set_message: (text: string) => {
    panics.message = text
  },
}

let loaded: Promise<void> | undefined

/** The package imports the .wasm file as a module, which Node does not support. */
async function load(): Promise<void> {
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panics })
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm')
  const bytes = await readFile(entry.replace(/schema_engine\.js$/, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': patientImports() })
  bindings.__wbg_set_wasm(instance.exports)
  ;(instance.exports as WasmExports).__wbindgen_start()
}

/** Type of the system catalogs, unknown to the adapter. */
const INTERNAL_CHAR = 18
const TEXT = 25

/** Fixes that the engine needs to compare schemas. */
class ComparingPg extends PrismaPg {
  private readonly pools: Pool[] = []

  constructor(private readonly database: PoolConfig) {
    super(database)
  }

  override async connect() {
    const adapter = await super.connect()
    const pool = adapter.underlyingDriver()
    const query = pool.query.bind(pool) as (config: QueryArrayConfig) => Promise<QueryArrayResult>
    const queryRaw = adapter.queryRaw.bind(adapter)
    const characters = new WeakMap<object, number[]>()
    const readable = async (config: QueryArrayConfig) => {
      const result = await query(config)
      const internal = result.fields.filter((field) => field.dataTypeID === INTERNAL_CHAR)
      characters.set(
        result.rows,
        internal.map((field) => result.fields.indexOf(field)),
      )
      for (const field of internal) field.dataTypeID = TEXT
      return result
    }
    Object.assign(pool, { query: readable })
    adapter.queryRaw = async (sql) => {
      const result = await queryRaw(sql)
      for (const column of characters.get(result.rows) ?? [])
        result.columnTypes[column] = ColumnTypeEnum.Character
      return result
    }
    this.pools.push(pool)
    return adapter
  }

  /** With open connections, the database cannot be a template. */
  async end(): Promise<void> {
    await Promise.all(this.pools.splice(0).map((pool) => (pool.ended ? undefined : pool.end())))
  }

  /** The adapter's own shadow database cannot be dropped. */
  override async connectToShadowDb() {
    const name = `shadow_${randomUUID()}`
    const outside = await this.connect()
    await outside.executeScript(`CREATE DATABASE "${name}"`)
    await outside.dispose()
    const shadow = new ComparingPg({ ...this.database, database: name })
    const adapter = await shadow.connect()
    this.pools.push(adapter.underlyingDriver())
    return adapter
  }
}

export async function withSchemaEngine<T>(
  database: PoolConfig,
  datamodels: [string, string][],
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  loaded ??= load()
  await loaded
  const adapters = new ComparingPg({ ...database, max: 2, allowExitOnIdle: true })
  const factory = bindMigrationAwareSqlAdapterFactory(adapters)
  const engine = await bindings.SchemaEngine.new({ datamodels }, () => undefined, factory).catch(
    explain(factory),
  )
  try {
    return await work(engine).catch(explain(factory))
  } finally {
    engine.free()
    await adapters.end()
  }
}

/** The engine never clears a timeout of 10 s, which would delay the exit. */
function patientImports(): WebAssembly.ModuleImports {
  const imports = { ...(bindings as unknown as WebAssembly.ModuleImports) }
  for (const name of Object.keys(imports).filter((key) => key.startsWith('__wbg_setTimeout_'))) {
    imports[name] = (callback: () => void, milliseconds: number) => {
      const timer = setTimeout(callback, milliseconds)
      timer.unref()
      return timer
    }
  }
  return imports
}

interface ErrorSource {
  errorRegistry: { consumeError(id: number): { error: unknown } | undefined }
}

/** A panic, a known error, or a registered error's number. */
function explain(source: ErrorSource): (error: unknown) => never {
  return (error) => {
    const kept = source.errorRegistry.consumeError(0)
    const details = error as { message?: unknown; code?: unknown }
    const message = typeof details?.message === 'string' ? details.message : String(error)
    if (kept?.error instanceof Error) throw new Failure(`${message} (${kept.error.message})`)
    throw new Failure(message)
  }
}
