import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import type { WaysOut } from '../../../features/cash/withdrawal-refusal.tsx'
import { Link } from '../../../shared/navigation/index.ts'

/** From a refused withdrawal to what stands against it. */
export const useWaysOut = (): WaysOut => {
  const say = useText('cash')
  const way = (to: 'held' | 'info', label: string) => (
    <Link to={to} className={buttonClass({ size: 'sm' })}>
      {label}
    </Link>
  )
  return {
    bringBack: way('held', say('withdrawal.bringBack')),
    seeOpenBets: way('held', say('withdrawal.seeOpenBets')),
    setPassword: way('info', say('withdrawal.setPassword')),
  }
}
