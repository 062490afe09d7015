import type { SportsOfferRequest } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { exactPercent, oddsText } from '../../../shared/money.ts'
import { Change, SecondPanel } from '../../../shared/parts/second-panel.tsx'
import { useMay } from '../../../shared/staff/me.ts'
import { useConfirmOffer, useDropOffer, useOfferRequests } from './calls/change-offer.ts'

/** Prices above the fair ones, and margins below 2%: another of the staff confirms them. */
export const OfferRequests = () => {
  const may = useMay()
  const { data } = useOfferRequests()
  const [confirm, drop] = [useConfirmOffer(), useDropOffer()]
  return (
    <SecondPanel
      rows={(data?.requests ?? []).map((request) => ({ ...request, reason: '' }))}
      what={Wanted}
      mayDecide={may('sports.rules')}
      confirm={confirm}
      drop={drop}
    />
  )
}

const Wanted = ({ wanted: { event, market, marginBp, prices } }: Pick<SportsOfferRequest, 'wanted'>) => {
  const say = useText('office-sports')
  const text = (price: number | null) => (price === null ? '–' : oddsText(price))
  return (
    <div className="num">
      <b>{event}</b> {market}
      {marginBp !== null && <Change label={say('market.margin')} after={exactPercent(marginBp)} />}
      {prices.map(({ outcome, name, from, to }) => (
        <Change key={outcome} label={name} before={text(from)} after={text(to)} />
      ))}
    </div>
  )
}
