import type { LiveTable } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { roadCounts } from '@maru/ui/road-layout.ts'
import { useMemo } from 'react'
import { percent, shortMoney } from '../../../shared/format/money.ts'
import { faceOf } from '../rules/face.rules.ts'
import { type Past, pastOf } from '../rules/past.rules.ts'
import type { Table } from '../table.ts'

const lastNumbers = 5
type SideWord = 'banker' | 'player' | 'dragon' | 'tiger' | 'andar' | 'bahar'
const sideWords: Partial<Record<LiveTable['game'], Record<'B' | 'P', SideWord>>> = {
  'dragon-tiger': { B: 'dragon', P: 'tiger' },
  'andar-bahar': { B: 'andar', P: 'bahar' },
}

/** What is said of a table in the language of the page. */
export const useTableWords = () => {
  const say = useText('tables')
  const language = useLanguage()
  return useMemo(() => {
    const short = (units: number) => shortMoney(units, language)
    /** What it is, with its theoretical return and who stands behind it. */
    const kind = ({ game, table }: Table): string => {
      const words = say('kind', { kind: kindWord(table), rtp: percent(game.returnBp, language) })
      return table.dealerName === null ? words : say('kind.dealer', { kind: words, name: table.dealerName })
    }
    const kindWord = ({ game, pace }: LiveTable): string =>
      pace === 'speed' || pace === 'squeeze' ? say(`pace.${pace}`) : say(`kind.${game}`)
    const limits = ({ minimumStake, maximumStake }: LiveTable) => ({
      min: short(minimumStake),
      max: short(maximumStake),
    })
    const phase = (entry: Table): string => say(`phase.${entry.game.isOn ? faceOf(entry.table).word : 'closed'}`)
    const past = (table: LiveTable, shown: Past = pastOf(table)): string => {
      switch (shown.kind) {
        case 'road': {
          const { B: left, P: right, T: ties } = roadCounts(shown.results)
          const first = table.game === 'dragon-tiger' ? 'dragon' : table.game === 'andar-bahar' ? 'andar' : 'banker'
          return shown.results.length === 0 ? say('past.none') : say(`past.${first}`, { left, right, ties })
        }
        case 'numbers':
          return shown.numbers.length === 0
            ? say('past.none')
            : say('past.numbers', { list: shown.numbers.slice(0, lastNumbers).join(', ') })
        case 'dice': {
          const totals = shown.throws.slice(0, lastNumbers).map((dice) => dice.reduce((sum, die) => sum + die, 0))
          return totals.length === 0 ? say('past.none') : say('past.dice', { list: totals.join(', ') })
        }
        case 'seats':
          return say('seats', { taken: shown.taken.length, all: shown.all })
        default:
          return say('past.none')
      }
    }
    return {
      kind,
      limits: (table: LiveTable): string => say('limits', limits(table)),
      phase,
      past,
      side: (table: LiveTable, side: 'B' | 'P'): string =>
        say(`side.${(sideWords[table.game] ?? { B: 'banker' as const, P: 'player' as const })[side]}`),
      /** The name of the whole tile. */
      label: (entry: Table): string => {
        const { dealerName } = entry.table
        const words = say('label', {
          name: entry.game.name,
          vendor: entry.game.vendorName,
          kind: kindWord(entry.table),
          rtp: percent(entry.game.returnBp, language),
          ...limits(entry.table),
          phase: phase(entry),
          past: past(entry.table),
        })
        return dealerName === null ? words : say('label.dealer', { label: words, name: dealerName })
      },
    }
  }, [say, language])
}
