import type { TableRound } from '@maru/contract'
import { roundName } from '@maru/contract/round-name'
import { useText } from '@maru/i18n/react'
import { digits, sumText } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { When } from '../../shared/parts/when.tsx'
import { resultWord } from './place-words.ts'

/** How the round went, and what it came to at this site. */
export const RoundFigures = ({ shown: { round, bets } }: { shown: TableRound }) => {
  const t = useText('office')
  const counted = bets.filter(({ state }) => state === 'accepted' || state === 'owed' || state === 'paid')
  const sums = {
    players: digits(new Set(counted.map(({ player }) => player)).size),
    staked: sumText(counted.reduce((sum, { staked }) => sum + staked, 0)),
    returned: sumText(counted.reduce((sum, { returned }) => sum + (returned ?? 0), 0)),
  }
  return (
    <div className="panel-pad form">
      <p className="row">
        {round.isVoided && <Chip tone="bad">{t('tables.round-voided')}</Chip>}
        {round.endedAt === null && <Chip tone="warn">{t('tables.round-running')}</Chip>}
        {round.result && <b>{resultWord(t, round.result)}</b>}
        <span className="quiet">
          <When at={round.startedAt} />
        </span>
        <span className="quiet num" title={round.id}>
          {t('tables.round-wallet')} {roundName(round.id)}
        </span>
        {round.shoe !== null && (
          <span className="quiet num">{t('tables.shoe-number', { number: digits(round.shoe) })}</span>
        )}
      </p>
      {round.voidReason && <p className="second">{round.voidReason}</p>}
      <p className="num">{t('tables.round-players', sums)}</p>
    </div>
  )
}
