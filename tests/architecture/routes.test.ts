import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { contracts as listed } from '@/app/api/v1/contracts'
import type { Contract } from '@/lib/platform/http/contract'
import { openApiDocument } from '@/lib/platform/http/openapi'
import { calledName, filesUnder, listImports, parse, root, walkNodes } from './source'

const API = 'app/api/v1'
const METHODS = ['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT']
const NO_CALLS = ['/openapi.json', '/[[...unknown]]']

type Named = { name: string; contract: Contract }

async function importContracts(file: string): Promise<Named[]> {
  const module: Record<string, Contract> = await import(/* @vite-ignore */ path.join(root, file))
  return Object.entries(module).map(([name, contract]) => ({
    name: `${toModulePath(file)} ${name}`,
    contract,
  }))
}

const toModulePath = (file: string) => `@/${file.replace(/\.ts$/, '')}`
const contractFiles = filesUnder('lib', /\/contract\.ts$/).filter(
  (file) => file !== 'lib/platform/http/contract.ts',
)
const contracts = (await Promise.all(contractFiles.map(importContracts))).flat()

type Route = { file: string; address: string; bound: string[]; exported: string[] }

function parseRoute(file: string): Route {
  const source = parse(file)
  const imports = listImports(source)
  const bound = [...walkNodes(source)].flatMap((node) => {
    if (!ts.isCallExpression(node) || !['endpoint', 'binaryEndpoint'].includes(calledName(node) ?? ''))
      return []
    const name = node.arguments[0]?.getText() ?? ''
    return [`${imports.get(name)} ${name}`]
  })
  return { file, address: file.slice(API.length, -'/route.ts'.length), bound, exported: listExports(source) }
}

function listExports(source: ts.SourceFile): string[] {
  return [...walkNodes(source)].flatMap((node) => {
    if (ts.isExportSpecifier(node)) return [node.name.text]
    if (!ts.canHaveModifiers(node) || !ts.getModifiers(node)?.some(isExport)) return []
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.flatMap(({ name }) => namesIn(name))
    return 'name' in node && node.name ? [(node.name as ts.Identifier).text] : ['?']
  })
}

const isExport = (modifier: ts.Modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword
const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []))

const allRoutes = filesUnder(API, /\/route\.ts$/).map(parseRoute)
const calls = allRoutes.filter(({ address }) => !NO_CALLS.includes(address))

describe('contracts', () => {
  it('are the only exports of contract files', () => {
    const others = contracts.filter(({ name, contract }) => !name.endsWith('Contract') || !contract.method)
    expect(others.map(({ name }) => name)).toEqual([])
  })

  it('have unique addresses and methods', () => {
    const addresses = contracts.map(({ contract }) => `${contract.method} ${contract.path}`)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  it('declare the parameters of their path', () => {
    const wrong = contracts.filter(({ contract }) => {
      const inPath = [...contract.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      return (
        inPath.sort().join() !==
        Object.keys(contract.params?.shape ?? {})
          .sort()
          .join()
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('are all listed and included in the API document', () => {
    expect(new Set(listed)).toEqual(new Set(contracts.map(({ contract }) => contract)))
    const { paths = {} } = openApiDocument(listed, { version: '0', server: 'http://localhost' })
    const missing = listed.filter(({ method, path: address }) => {
      const documented = paths[address] as Record<string, unknown> | undefined
      return !documented?.[method.toLowerCase()]
    })
    expect(missing.map(({ method, path: address }) => `${method} ${address}`)).toEqual([])
  })
})

describe('routes', () => {
  it('bind every contract exactly once', () => {
    const bound = calls.flatMap((route) => route.bound)
    expect(bound.sort()).toEqual(contracts.map(({ name }) => name).sort())
  })

  it('are at the paths of their contracts', () => {
    const paths = new Map(contracts.map(({ name, contract }) => [name, contract.path]))
    const astray = calls.flatMap(({ file, address, bound }) => {
      const spelled = address.replace(/\[(\w+)\]/g, '{$1}')
      return bound.filter((name) => paths.get(name) !== spelled).map((name) => `${file}: ${name}`)
    })
    expect(astray).toEqual([])
  })

  it('bind contracts and do nothing else', () => {
    const odd = calls.filter(
      ({ bound, exported }) => !bound.length || exported.sort().join() !== METHODS.join(),
    )
    expect(odd.map(({ file }) => file)).toEqual([])
  })
})
