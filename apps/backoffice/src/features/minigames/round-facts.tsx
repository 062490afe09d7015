import type { MiniRoundFile } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import type { ReactNode } from 'react'
import { sumText } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { seoulFull } from '../../shared/time/seoul.ts'
import { Balls } from './balls.tsx'
import { roundStateWords } from './mini-words.ts'
import { noProof, roundReason } from './round-reason.rules.ts'
import './desk.css'

/** What became of a round, and when. */
export const RoundFacts = ({ round }: { round: MiniRoundFile }) => {
  const t = useText('office')
  const { word, tone } = roundStateWords[round.state]
  const reason = roundReason(round, 'whole')
  const at = (instant: string | null): string => (instant ? seoulFull(instant) : '–')
  const facts: [string, ReactNode][] = [
    [t('minigames.opens'), at(round.opensAt)],
    [t('minigames.closes'), at(round.closesAt)],
    [t('minigames.draw-at'), at(round.drawAt)],
    [t('minigames.drawn-at'), at(round.drawnAt)],
    [t('minigames.settled-at'), at(round.settledAt)],
    [t('minigames.bets'), round.bets],
    [t('minigames.staked'), sumText(round.staked)],
    [t('minigames.payouts'), round.payouts === null ? '–' : sumText(round.payouts)],
  ]
  return (
    <Panel title={t('minigames.round')} head={<Chip tone={tone}>{t(word)}</Chip>}>
      <div className="panel-pad form">
        {round.draw && <Balls draw={round.draw} />}
        {reason && (
          <p className="second">
            {'key' in reason ? t(reason.key) : t('minigames.cancelled-for', { reason: reason.text })}
          </p>
        )}
        <dl className="pairs">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  )
}

/** What anybody needs to compute the draw again. */
export const RoundProof = ({ round: { proof, source, state } }: { round: MiniRoundFile }) => {
  const t = useText('office')
  if (!proof)
    return (
      <Panel title={t('minigames.proof')}>
        <p className="panel-pad quiet">{t(noProof(state, source))}</p>
      </Panel>
    )
  const parts: [string, string][] = [
    [t('minigames.chain-of', { id: proof.chainId }), proof.commitment],
    [t('minigames.salt-of', { source: proof.saltSource }), proof.salt],
    [t('minigames.link-of', { number: proof.linkNumber }), proof.link],
  ]
  return (
    <Panel title={t('minigames.proof')}>
      <dl className="panel-pad mini-hex">
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt className="quiet">{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
