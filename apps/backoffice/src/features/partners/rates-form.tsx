import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type AdminPartner, type RatedProduct, type RateKind, ratedProducts, rateKinds } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { exactPercent } from '../../shared/money.ts'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { SaveWithReason } from '../../shared/parts/save-with-reason.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { seoulFull } from '../../shared/time/seoul.ts'
import { useFreeRates, useSaveRates } from './calls/partners.ts'
import { draftOf, isWithin, rateText, readRate, sentRatesOf } from './rates.rules.ts'

/** Both rates of every product, each beside what it may be. A new version starts the form anew: give it a `key`. */
export const RatesForm = ({ partner }: { partner: AdminPartner }) => {
  const say = useText('office-partners')
  const may = useMay()
  const save = useSaveRates()
  const [draft, setDraft] = useState(() => draftOf(partner.rates))
  const lockedUntil = partner.ratesLockedUntil
  const isOff = !may('partners.rates') || lockedUntil !== null
  const problemOf = (product: RatedProduct, kind: RateKind): string | undefined => {
    const [least, most] = [partner.least[product][kind], partner.most[product][kind]]
    const rate = readRate(draft[product][kind])
    if (!Number.isNaN(rate) && isWithin(rate, least, most)) return undefined
    return say('rates.bad', { least: rateText(least), most: rateText(most) })
  }
  const isWrong = ratedProducts.some((product) => rateKinds.some((kind) => problemOf(product, kind) !== undefined))
  const rates = sentRatesOf(draft)
  return (
    <>
      {lockedUntil !== null && <LockBar partner={partner} until={lockedUntil} />}
      <p className="panel-pad quiet">{partner.version === 0 ? say('rates.none') : say('rates.note')}</p>
      <Scroll>
        <table className="grid rates" aria-label={say('one.rates')}>
          <thead>
            <tr>
              <th scope="col">{say('rates.product')}</th>
              {rateKinds.map((kind) => (
                <Heads key={kind} kind={kind} />
              ))}
            </tr>
          </thead>
          <tbody>
            {ratedProducts.map((product) => (
              <tr key={product}>
                <th scope="row">{say(`product.${product}`)}</th>
                {rateKinds.map((kind) => (
                  <RateCells
                    key={kind}
                    label={`${say(`product.${product}`)} ${say(`kind.${kind}`)}`}
                    least={partner.least[product][kind]}
                    most={partner.most[product][kind]}
                    value={draft[product][kind]}
                    problem={isOff ? undefined : problemOf(product, kind)}
                    isOff={isOff}
                    onValue={(value) => setDraft((was) => ({ ...was, [product]: { ...was[product], [kind]: value } }))}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {!isOff && (
        <SaveWithReason
          label={say('rates.save')}
          note={say('rates.save-note')}
          isDisabled={isWrong || !rates}
          isBusy={save.isPending}
          onSave={(reason, close) =>
            rates &&
            save.mutate(
              { params: { memberId: partner.partnerId }, body: { after: partner.version, rates, reason } },
              { onSuccess: () => notifications.show({ message: say('rates.saved') }), onSettled: close },
            )
          }
        />
      )}
    </>
  )
}

const Heads = ({ kind }: { kind: RateKind }) => {
  const say = useText('office-partners')
  return (
    <>
      <th scope="col" className="end rates-kind">
        {say(`kind.${kind}`)} %
      </th>
      <th scope="col" className="end wide-only">
        {say('rates.range')}
      </th>
    </>
  )
}

type RateCellsProps = {
  label: string
  least: number
  most: number
  value: string
  problem: string | undefined
  isOff: boolean
  onValue: (value: string) => void
}

const RateCells = ({ label, least, most, value, problem, isOff, onValue }: RateCellsProps) => (
  <>
    <td className="end rates-kind">
      <TextInput
        aria-label={label}
        inputMode="decimal"
        maxLength={6}
        disabled={isOff}
        value={value}
        error={problem}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      <small className="quiet narrow-only grid-below">
        {rateText(least)}–{rateText(most)}
      </small>
    </td>
    <td className="end wide-only quiet num">
      {exactPercent(least)} – {exactPercent(most)}
    </td>
  </>
)

/** Why nothing can be changed today, and the way to lift that. */
const LockBar = ({ partner, until }: { partner: AdminPartner; until: string }) => {
  const say = useText('office-partners')
  const may = useMay()
  const free = useFreeRates()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="panel-pad row">
      <span className="warn-bar grow">{say('rates.locked', { until: seoulFull(until) })}</span>
      {may('partners.rates') && <Button onClick={() => setAsking(true)}>{say('rates.free')}</Button>}
      {isAsking && (
        <ReasonModal
          title={say('rates.free')}
          note={say('rates.free-note')}
          presets={[]}
          confirmLabel={say('rates.free')}
          isGood
          isBusy={free.isPending}
          onConfirm={(reason) =>
            free.mutate(
              { params: { memberId: partner.partnerId }, body: { reason } },
              {
                onSuccess: () => notifications.show({ message: say('rates.freed') }),
                onSettled: () => setAsking(false),
              },
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
