import type { LimitKind } from '@maru/contract'
import { lazy, Suspense } from 'react'

// It comes with the first refusal: no form carries it.
const LimitRestText = lazy(() => import('./limit-rest-text.tsx').then((m) => ({ default: m.LimitRestText })))

/** Which limits a refusal of this code is about. */
const kindsOfCode: Record<string, readonly LimitKind[]> = {
  C131: ['deposit'],
  B1003: ['loss', 'stake'],
  B1004: ['session'],
}

/** Of the limit that leaves the least: what is left, when it begins anew, and the way to change it. Nothing where a refusal is of no limit. */
export function LimitRest({ code }: { code: string | undefined }) {
  const kinds = code === undefined ? undefined : kindsOfCode[code]
  if (!kinds) return null
  return (
    <Suspense>
      <LimitRestText kinds={kinds} />
    </Suspense>
  )
}
