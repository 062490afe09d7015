import { useQuery } from '@tanstack/react-query'
import { useMember } from '../../shared/session/session.ts'
import { pointSummary } from './calls/points.ts'
import type { Bounds } from './conversion.rules.ts'

/** What a conversion may be now. What is held comes with the live socket, and so before the summary is asked for again. */
export const useBounds = () => {
  const { data, error, refetch } = useQuery(pointSummary)
  const held = useMember()?.member.pointAmt ?? data?.held
  const bounds: (Bounds & { worth: number }) | undefined =
    data && held !== undefined
      ? {
          held,
          worth: data.worth,
          minimum: data.minimum,
          unit: data.unit,
          perDay: data.perDay,
          convertedToday: data.convertedToday,
        }
      : undefined
  return { bounds, summary: data, problem: data ? undefined : error, retry: () => void refetch() }
}
