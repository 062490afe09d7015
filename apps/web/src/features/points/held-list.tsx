import { useText } from '@maru/i18n/react'
import { Button, buttonClass } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { Points, Sum } from '../../shared/format/sum.tsx'
import { Link } from '../../shared/navigation/index.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { pointHeld } from './calls/points.ts'

type RowProps = { label: string; note: string; value: ReactNode; act?: ReactNode }

function Row({ label, note, value, act }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line-soft border-t px-5 py-3.5 first:border-t-0 max-tablet:px-4">
      <span className="min-w-0 flex-1 basis-48">
        <b className="block font-semibold text-15">{label}</b>
        <span className="text-12 text-text-3 leading-normal">{note}</span>
      </span>
      <span className="ml-auto flex items-center gap-3">
        <span className="num text-16">{value}</span>
        {act}
      </span>
    </li>
  )
}

const small = buttonClass({ size: 'sm', className: 'touch:h-11' })

/** Everything of the member's that is not free yet, and what it waits for. */
export function HeldList() {
  const say = useText('points')
  const { data, error, refetch } = useQuery(pointHeld)
  if (error && !data) return <LoadFailed title={say('held.failed')} problem={error} retry={refetch} />
  if (!data)
    return (
      <Card aria-busy="true" className="grid gap-2 p-4">
        <SkeletonTiles count={6} shape="row" />
      </Card>
    )
  const money = [
    {
      key: 'withdrawal',
      units: data.withdrawalPending,
      act: (
        <Link to="exchangeList" className={small}>
          {say('held.see')}
        </Link>
      ),
    },
    {
      key: 'open',
      units: data.openStakes,
      act: (
        <Link to="betList" search={{ period: 'month' }} className={small}>
          {say('held.see')}
        </Link>
      ),
    },
    { key: 'bonus', units: data.bonus, act: undefined },
    { key: 'hold', units: data.held, act: undefined },
  ] as const
  return (
    <div className="grid gap-4">
      <Card pad={false}>
        <ul aria-label={say('held.money')}>
          <Row
            label={say('held.free')}
            note={say('held.freeNote')}
            value={<Sum units={data.cash} className="font-bold" />}
          />
          {money.map(({ key, units, act }) => (
            <Row
              key={key}
              label={say(`held.${key}`)}
              note={say(`held.${key}Note`)}
              value={<Sum units={units} className={units > 0 ? 'font-bold' : 'text-text-3!'} />}
              act={units > 0 ? act : undefined}
            />
          ))}
        </ul>
      </Card>
      <Card pad={false}>
        <ul aria-label={say('held.points')}>
          <Row
            label={say('held.pointsNow')}
            note={say('held.pointsNowNote')}
            value={
              <>
                <Points points={data.points} className="font-bold" />{' '}
                <small className="text-text-3">
                  = <Sum units={data.pointsCash} className="text-text-3!" />
                </small>
              </>
            }
            act={
              data.points > 0 && (
                <Button
                  size="sm"
                  className="touch:h-11"
                  onClick={() => openDialog({ kind: 'convert', from: 'header' })}
                >
                  {say('dialog.convert')}
                </Button>
              )
            }
          />
          <Row label={say('held.coming')} note={say('held.comingNote')} value={<Points points={data.pointsComing} />} />
        </ul>
      </Card>
    </div>
  )
}
