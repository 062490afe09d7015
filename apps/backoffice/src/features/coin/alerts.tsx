import { useText } from '@maru/i18n/react'
import { TriangleAlert } from 'lucide-react'
import { useNow } from '../../shared/time/now.ts'
import { alertsOf, type CoinOverview } from './coin.rules.ts'

/** What keeps coin from coming or going now, above everything else. */
export const Alerts = ({ found }: { found: CoinOverview }) => {
  const say = useText('office-coin')
  const now = useNow()
  return alertsOf(found, now).map((alert) => (
    <p key={alert} className="warn-bar" data-tone="bad" role="status">
      <TriangleAlert size={15} aria-hidden />
      <span>{say(`alert.${alert}`)}</span>
    </p>
  ))
}
