import type { CoinNetwork, CoinRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { OutwardIcon } from '@maru/ui/icons.tsx'
import { StatusChip } from '@maru/ui/status-chip.tsx'
import { SupportLine } from '../../../shared/support/support-line.tsx'
import { chipOf, explorerLink } from './coin-row.rules.ts'
import { shortened } from './short.rules.ts'

export function CoinChip({ row }: { row: CoinRow }) {
  const say = useText('coin')
  return <StatusChip state={chipOf(row)}>{say(`state.${row.movement.state}`)}</StatusChip>
}

/** How deep a transfer is, of how many blocks. */
export function Depth({ row, network }: { row: CoinRow; network: CoinNetwork }) {
  const say = useText('coin')
  const { confirmations: needed } = network
  const deep = Math.min(row.confirmations, needed)
  return (
    <span className="grid gap-1.5">
      <span className="num font-semibold text-12 text-text-2">{say('depth', { deep, needed })}</span>
      <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-surface-3">
        <span
          className="block h-full origin-left rounded-full bg-accent transition-transform duration-200 motion-reduce:transition-none"
          style={{ transform: `scaleX(${needed > 0 ? deep / needed : 0})` }}
        />
      </span>
    </span>
  )
}

/** What a state means to the member, and what to do. */
export function StateText({ row }: { row: CoinRow }) {
  const say = useText('coin')
  const { movement } = row
  if (movement.cashType === 'withdrawal')
    return (
      <>
        {say(`withdrawal.${movement.state}`)}
        {movement.reason && (
          <b data-own className="block font-semibold text-text">
            {say('open.reason', { reason: movement.reason })}
          </b>
        )}
      </>
    )
  if (movement.state !== 'held') return say(`deposit.${movement.state}`)
  return (
    <>
      {say(`held.${movement.heldFor ?? 'off'}`)} {say('held.safe')}
      <SupportLine />
    </>
  )
}

/** The transaction, and where it can be looked at. */
export function Transaction({ hash, network }: { hash: string; network: CoinNetwork | undefined }) {
  const say = useText('coin')
  const link = explorerLink(network?.transactionUrl, hash)
  if (!link) return <span className="num">{shortened(hash)}</span>
  return (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      aria-label={say('transaction', { hash: shortened(hash) })}
      className="num inline-flex min-h-6 items-center gap-1 underline underline-offset-2 touch:min-h-11"
    >
      {shortened(hash)}
      <OutwardIcon size={14} />
    </a>
  )
}
