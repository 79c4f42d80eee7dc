import { measureBatches } from './measure'

/** `main.ts <small> <large>` measures all batches at two sizes and prints a table. */
const [small = '1000', large = '4000'] = process.argv.slice(2)
const write = (line: string) => process.stdout.write(`${line}\n`)
for (const one of await measureBatches([Number(small), Number(large)], write)) {
  const figures = [one.small, one.large].flatMap(({ rows, ms }) => [rows, ms.toFixed(1)])
  write(`| ${[one.name, ...figures, one.growth.toFixed(2)].join(' | ')} |`)
}
