import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { dayTime } from '../../shared/format/date.ts'
import { Sum } from '../../shared/format/sum.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { type AtVendor, heldMoney, type OnItsWay } from './calls/held-money.ts'
import { TransferRows } from './transfer-rows.tsx'

/** Money at a vendor that keeps purses: where it is, since when, what happens next, and what came and went before. */
export function AwayCard() {
  const say = useText('transfers')
  const { data, error, refetch } = useQuery(heldMoney)
  if (error && !data) return <LoadFailed title={say('held.failed')} problem={error} retry={refetch} />
  if (!data)
    return (
      <Card aria-busy="true" className="grid gap-2 p-4">
        <SkeletonTiles count={2} shape="row" />
      </Card>
    )
  const { atVendor, onItsWay, last } = data
  if (!atVendor && !onItsWay && last.length === 0) return null
  return (
    <Card pad={false}>
      <h2 className="px-5 pt-4 pb-1 font-bold text-16 max-tablet:px-4">{say('held.title')}</h2>
      <ul aria-label={say('held.title')}>
        {atVendor && <Vendor {...atVendor} />}
        {onItsWay && <Way {...onItsWay} />}
        {!atVendor && !onItsWay && (
          <li className="px-5 py-3 text-13 text-text-3 max-tablet:px-4">{say('held.none')}</li>
        )}
      </ul>
      {last.length > 0 && <TransferRows rows={last} />}
    </Card>
  )
}

type LineProps = { label: string; notes: readonly string[]; amount: number; act?: ReactNode }

const Line = ({ label, notes, amount, act }: LineProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 max-tablet:px-4">
    <span className="min-w-0 flex-1 basis-48">
      <b className="block font-semibold text-15">{label}</b>
      {notes.map((note) => (
        <span key={note} className="block text-12 text-text-3 leading-normal">
          {note}
        </span>
      ))}
    </span>
    <span className="ml-auto flex items-center gap-3">
      <span className="num text-16">
        <Sum units={amount} className="font-bold" />
      </span>
      {act}
    </span>
  </li>
)

function Vendor({ vendorName, gameName, amount, since, state }: AtVendor) {
  const say = useText('transfers')
  return (
    <Line
      label={vendorName}
      notes={[say('held.game', { game: gameName, at: dayTime(since) }), say(`held.${state}`)]}
      amount={amount}
      act={
        <Button size="sm" kind="tonal" className="touch:h-11" onClick={() => openDialog({ kind: 'merge' })}>
          {say('held.bringBack')}
        </Button>
      }
    />
  )
}

function Way({ vendorName, direction, amount, createdAt }: OnItsWay) {
  const say = useText('transfers')
  return (
    <Line
      label={say(direction === 'in' ? 'held.wayIn' : 'held.wayOut', { vendor: vendorName })}
      notes={[say('held.since', { at: dayTime(createdAt) }), say('held.asking')]}
      amount={amount}
    />
  )
}
