import '../apps/server/src/platform/garbage-collection.ts'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { layGround, tidy } from './ground.ts'
import { fillLedgers } from './ledger.sides.ts'
import { pgbenchFigures } from './pgbench.ts'
import { rows } from './rows.ts'
import type { Measured } from './slices.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, quick: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !rows.some((row) => row.name === name))
if (unknown.length > 0) {
  console.error(`no row ${unknown.join(', ')}; there are: ${rows.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
const wanted = rows.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

const whole = (figure: number): string => Math.round(figure).toLocaleString('en')
const shown = ({ figure, unit }: Measured): string =>
  unit === 'ms' ? `${figure.toFixed(2)} ms` : unit === undefined ? `${whole(figure)}/s` : `${whole(figure)} ${unit}`
/** Processor time of ours and of what stands beside it. */
const cost = (ours: number, beside = 0): string => `${ours.toFixed(1)}/${beside.toFixed(0)}`
const line = (...cells: string[]): string =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(15) : cell.padStart(12))).join('')

const misses = ({ mark, isAtMost }: { mark: number; isAtMost?: boolean | undefined }, ratio: number): boolean =>
  !(isAtMost ? ratio <= mark : ratio >= mark)

const ground = await layGround(values.quick, console.log)
const end = async () => {
  await ground.stop()
  process.exit(130)
}
process.once('SIGINT', end)
process.once('SIGTERM', end)
const ratios: Record<string, number> = {}
try {
  console.log(`filling both databases with ${whole(ground.size.filled)} transfers`)
  await fillLedgers(ground)
  console.log(`\n${line('row', 'ratio', 'mark', 'aim', 'ours', 'beside', 'µs server', 'µs database')}`)
  for (const { name, beside, mark, aim, isAtMost, run } of wanted) {
    await tidy(ground)
    const { ratio, ours, beside: other } = await run(ground)
    ratios[name] = Math.round(ratio * 1_000) / 1_000
    const figures = line(
      name,
      `${ratio.toFixed(2)}${misses({ mark, isAtMost }, ratio) ? ' !' : '  '}`,
      `${isAtMost ? '≤' : '≥'} ${mark}`,
      String(aim),
      shown(ours),
      other ? shown(other) : '',
      cost(ours.serverUs, other?.serverUs),
      cost(ours.databaseUs, other?.databaseUs),
    )
    console.log(`${figures}   beside: ${beside}`)
  }
  const { rows: problems } = await ground.ours.query('SELECT * FROM ledger.verify()')
  if (problems.length > 0) throw new Error(`the ledger does not agree with itself: ${JSON.stringify(problems[0])}`)
  console.log('\nno money lost or doubled in any slice; the ledger verifies, its hash chains included')
  console.log(await pgbenchFigures(ground))
} finally {
  await ground.stop()
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(ratios, null, 2)}\n`)
process.exitCode = wanted.some((row) => misses(row, ratios[row.name] ?? Number.NaN)) ? 1 : 0
