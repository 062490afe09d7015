import { ratedProducts } from '@maru/contract/partner-terms'
import { useText } from '@maru/i18n/react'
import { DayInput } from '@maru/ui/day-input.tsx'
import { NativeSelect } from '@maru/ui/native-select.tsx'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { isDay } from '../../parts/days.rules.ts'
import { WagerList } from '../../settlement/wager-list.tsx'

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="wagers" note={say('wagers.note')}>
      <Wagers />
    </PartnerFrame>
  )
}

function Wagers() {
  const say = useText('partner')
  const { search, changeSearch, formats, now } = useHost()
  const today = formats.isoDay(now())
  const day = search.day && isDay(search.day) && search.day <= today ? search.day : today
  const product = ratedProducts.find((one) => one === search.product) ?? ''
  return (
    <>
      <div className="flex flex-wrap items-start gap-3 [&>*]:max-tablet:w-full">
        <div className="flex tablet:w-44">
          <DayInput
            label={say('col.day')}
            value={day}
            max={today}
            openLabel={say('days.calendar')}
            say={(finding, typed) =>
              finding === 'missing' ? say('days.missing', { day: typed }) : say(`days.${finding}`)
            }
            onChange={(next) => changeSearch({ day: next, bet: undefined })}
          />
        </div>
        <div className="tablet:w-60 tablet:[&>div]:h-10! touch:[&>div]:h-11!">
          <NativeSelect
            aria-label={say('col.product')}
            value={product}
            options={[
              { value: '', label: say('wagers.allProducts') },
              ...ratedProducts.map((value) => ({ value, label: say(`product.${value}`) })),
            ]}
            onChange={({ target }) => changeSearch({ product: target.value, bet: undefined })}
          />
        </div>
      </div>
      <WagerList day={day} branchId={0} product={product} />
    </>
  )
}
