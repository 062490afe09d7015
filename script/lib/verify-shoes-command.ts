import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkRecord, type RecordProblem, readRecord, type TableRecord } from '@maru/live-games'
import { CommandError } from './command-error.ts'

export const VERIFY_SHOES_USAGE = `Computes every round of a live table's published record anew, and says what differs (docs/guides/verify-a-shoe.md).

  ./script/verify-shoes <file>…          JSON: one record, or a list of them; /dev/stdin is a file

Of a record it believes the link that is known (at first the chain's commitment), the digest of the list of seeds and, of a shoe, the commitment: compare them with what was
published before the first round. It needs no database and no network. The exit code is 0 where everything agrees, else 1. To what no player sent a seed nothing differs, but
the studio could have known it: such records are counted apart.`

type Print = (line: string) => void

/** Answers how many differ. Throws CommandError for a file that is no record. */
export const verifyShoes = (args: string[], print: Print): number => {
  const { positionals: files } = parseArgs({ args, allowPositionals: true })
  const records = files.flatMap((file) => recordsOf(file).map((record) => ({ file, record })))
  const found = records.map(({ file, record }) => {
    const { rounds, voided, withheld, problems } = checked(file, record)
    print(`${file}: ${titleOf(record)}`)
    for (const [what, value] of publishedOf(record)) print(`  ${what} ${value}`)
    print(`  ${rounds} rounds, ${voided} of them void; ${withheld} of ${record.seeds.length} seeds withheld`)
    for (const problem of problems) print(`  ${sentenceOf(problem)}`)
    return problems
  })
  const differing = found.flat().filter((problem) => problem !== 'unseeded').length
  const unseeded = found.filter((problems) => problems.includes('unseeded')).length
  print(differing === 0 ? 'every round is what was committed' : `${differing} differ`)
  if (unseeded > 0) print(`${unseeded} of ${found.length} without a seed of any player`)
  return differing
}

const recordsOf = (file: string): TableRecord[] => {
  const text = readFileSync(file, 'utf8')
  try {
    const json = JSON.parse(text) as unknown
    const records = (Array.isArray(json) ? json : [json]).map(readRecord)
    if (records.every(({ rounds }) => rounds.length === 0)) throw new RangeError('no round is recorded')
    return records
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) throw new CommandError(`${file}: ${error.message}`)
    throw error
  }
}

const checked = (file: string, record: TableRecord) => {
  try {
    return checkRecord(record)
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(`${file}: ${error.message}`)
    throw error
  }
}

const titleOf = (record: TableRecord): string => {
  const numbers = 'revealed' in record ? [record.revealed.number] : record.rounds.map(({ number }) => number)
  const [first = '-', last = '-'] = [numbers[0], numbers.at(-1)]
  return first === last ? `${record.game}, link ${first}` : `${record.game}, links ${first} to ${last}`
}

const publishedOf = (record: TableRecord): [string, string][] => [
  [`link ${record.known.number}, known before:`, record.known.link],
  ['list of seeds:', record.list],
  ...('commitment' in record ? ([['commitment of the shoe:', record.commitment]] as [string, string][]) : []),
]

const sentences = {
  link: 'its link does not lead to the link that is known',
  list: 'the list of seeds is another one than was published',
  unseeded: 'no player sent a seed: the studio could have known the shoe',
  commitment: 'the shoe is another one than was committed',
  order: 'it does not begin where the round before ended',
  cards: 'its cards are not those of the shoe',
}

/** Rounds are numbered from 1 for people. */
const sentenceOf = (problem: RecordProblem): string => {
  if (typeof problem === 'string') return sentences[problem]
  const what = problem.problem === 'result' ? `by the rules: ${problem.expected}` : sentences[problem.problem]
  return `round ${problem.round + 1}: ${what}`
}
