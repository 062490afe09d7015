import type { LimitKind } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../navigation/index.ts'
import { tightest } from './limit.rules.ts'
import { useLimitWords } from './limit-words.ts'
import { ownLimits } from './own-limits.ts'

export function LimitRestText({ kinds }: { kinds: readonly LimitKind[] }) {
  const say = useText('protection')
  const words = useLimitWords()
  const { data } = useQuery(ownLimits)
  const limit = data && tightest(data, kinds)
  return (
    <span className="block">
      {limit && <span className="block tabular-nums">{words.rest(limit)}</span>}
      <Link
        to="playSafe"
        className="inline-flex min-h-8 items-center font-semibold underline underline-offset-2 touch:min-h-11"
      >
        {say('refused.see')}
      </Link>
    </span>
  )
}
