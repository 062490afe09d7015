import { readFileSync } from 'node:fs'
import type { GuideRates, RateTable } from './examples.fixture.ts'

const guide = readFileSync(new URL('../../../docs/guides/how-commission-works.md', import.meta.url), 'utf8')

/** The cells of every row of a table that begins with these headings, without the headings themselves. */
const rowsUnder = (first: string): string[][] => {
  const from = guide.indexOf(`| ${first} |`)
  const [, , ...rows] = guide.slice(from, guide.indexOf('\n\n', from)).trimEnd().split('\n')
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const ratesUnder = (kind: string): RateTable =>
  Object.fromEntries(
    rowsUnder(`${kind} | member`).map(([product = '', ...percents]) => [
      product,
      percents.map((percent) => Number(percent.replace('.', ''))),
    ]),
  )

/** The rates of the examples. */
export const guideRates: GuideRates = { rolling: ratesUnder('rolling'), losing: ratesUnder('losing') }

/** By number, what happened and what it comes to, as the guide says. */
export const guideExamples: ReadonlyMap<string, { happened: string; comesTo: string }> = new Map(
  guide
    .split('\n')
    .filter((line) => /^\| [A-Z]\d+ \|/.test(line))
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, no = '', happened = '', , comesTo = '']) => [no, { happened, comesTo }]),
)
