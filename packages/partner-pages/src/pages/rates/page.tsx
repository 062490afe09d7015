import { useText } from '@maru/i18n/react'
import { Card, Panel } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Field } from '@maru/ui/field.tsx'
import { NativeSelect } from '@maru/ui/native-select.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useMay, useMe } from '../../frame/me.ts'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { useList } from '../../host/use-call.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { OwnRates } from '../../rates/own-rates.tsx'
import { RateHistory } from '../../rates/rate-history.tsx'
import { RatesForm } from '../../rates/rates-form.tsx'

/** As many as a list of choices holds; the tree leads to the others. */
const MOST = 100

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="rates" note={say('rates.note')}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[372px_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <OwnRates />
          <OwnHistory />
        </div>
        <Below />
      </div>
    </PartnerFrame>
  )
}

function OwnHistory() {
  const say = useText('partner')
  return (
    <Panel title={say('history.ownRates')}>
      <RateHistory holderId={0} />
    </Panel>
  )
}

/** Beside one's own: those of a partner directly below. */
function Below() {
  const say = useText('partner')
  const { search, changeSearch } = useHost()
  const { partnerId } = useMe()
  const mayChoose = useMay()('tree.read')
  const list = useList('/api/partner/tree', { partnerId: 0, size: MOST }, { isOff: !mayChoose })
  const direct = list.rows.filter(({ parentId }) => parentId === partnerId)
  const asked = Number(search.of) || undefined
  const holderId = asked ?? direct[0]?.partnerId
  if (mayChoose && list.isPending)
    return (
      <Card aria-busy="true">
        <Skeleton className="h-100 w-full" />
      </Card>
    )
  if (list.isError && !asked) return <LoadFailed title={say('failed')} problem={list.problem} retry={list.retry} />
  if (!holderId)
    return (
      <Card>
        {mayChoose ? (
          <Empty title={say('rates.nobody')}>{say('rates.nobodyText')}</Empty>
        ) : (
          <Empty title={say('noRight.list')}>{say('noRight.text')}</Empty>
        )}
      </Card>
    )
  const isListed = direct.some((row) => row.partnerId === holderId)
  return (
    <Panel title={say('rates.ofBelow')} className="min-w-0">
      {mayChoose && (
        <Field label={say('rates.whose')} className="mb-4 max-w-90">
          <NativeSelect
            value={isListed ? String(holderId) : ''}
            placeholder={isListed ? undefined : say('rates.choose')}
            // All of them are of the tier below.
            options={direct.map(({ partnerId: id, memNick, memId }) => ({
              value: String(id),
              label: `${memNick} (${memId})`,
            }))}
            onChange={({ target }) => changeSearch({ of: target.value })}
          />
        </Field>
      )}
      <RatesForm holderId={holderId} />
      <h3 className="mt-8 mb-3 font-bold text-15">{say('history.rates')}</h3>
      <RateHistory holderId={holderId} />
    </Panel>
  )
}
