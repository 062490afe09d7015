import { followTopic, measureServerClock } from '@maru/client'
import type { LiveTablesMessage, liveTablesTopic } from '@maru/contract'
import { replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSocketState } from '../../shared/live-state.ts'
import { type Tables, tableList } from './calls/table-list.ts'
import { laterOf, withMessage } from './rules/tables-message.rules.ts'

/** Its file brings its schemas along. */
const topic: typeof liveTablesTopic = '/topic/tables'
/** Without a connection the tables are asked for so often; with one, in case that one was switched off. */
const lostMs = 5_000
const calmMs = 60_000
/** What staff changed is asked for within this time, not by everybody in the same moment. */
const askWithinMs = 2_000

/** The live tables of the site at this moment: by their topic, and by asking while there is no connection. `afterMs`: the topic is followed only then. */
export const useLiveTables = ({ afterMs = 0 }: { afterMs?: number } = {}) => {
  const queries = useQueryClient()
  const isLost = useSocketState() === 'polling'
  const [isFollowed, setFollowed] = useState(false)
  const query = useQuery({
    ...tableList,
    staleTime: calmMs,
    refetchInterval: isLost ? lostMs : calmMs,
    structuralSharing: (before, answered) =>
      replaceEqualDeep(before, laterOf(answered as Tables, before as Tables | undefined)),
  })

  useEffect(() => void measureServerClock(), [])
  useEffect(() => {
    const timer = setTimeout(() => setFollowed(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])

  useEffect(() => {
    if (!isFollowed) return
    let asking: ReturnType<typeof setTimeout> | undefined
    const stop = followTopic({
      destination: topic,
      onMessage: (message) => {
        const news = message as LiveTablesMessage
        if (news.cmd !== 'TABLES') return
        const known = queries.getQueryData(tableList.queryKey)
        if (!known) return
        const { tables, isToBeAsked } = withMessage(known, news)
        queries.setQueryData(tableList.queryKey, tables)
        if (!isToBeAsked || asking !== undefined) return
        asking = setTimeout(() => {
          asking = undefined
          void queries.invalidateQueries({ queryKey: tableList.queryKey })
        }, Math.random() * askWithinMs)
      },
    })
    return () => {
      clearTimeout(asking)
      stop()
    }
  }, [isFollowed, queries])

  return { ...query, isLost: isLost && isFollowed }
}
