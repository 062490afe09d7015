import { followedTopics, onFollowedTopics } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setLiveState } from '../shared/live-state.ts'
import { navigate } from '../shared/navigation/index.ts'
import { useSession } from '../shared/session/session.ts'
import { notify } from '../shared/toast.ts'
import { onDisclosed } from '../shared/undisclosed/undisclosed.ts'

/** A guest's page has been read by then: nothing of the socket belongs to the first look. A page that follows a topic does not wait. */
const GUEST_AFTER_MS = 5_000

/** Listens to the live socket and writes what it says into the caches: of the member and the site, for guests of the site. */
export function LiveConnection() {
  const say = useText('common')
  const queries = useQueryClient()
  const socketKey = useSession()?.socketKey

  useEffect(() => onDisclosed(() => void queries.invalidateQueries({ queryKey: ['own', 'bets'] })), [queries])

  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    let wasInterrupted = false
    const load = async () => {
      const { listen, gamesDownNotice, handle, readGamesAgain } = await import('./live-messages.ts')
      if (isGone) return
      stop = listen(queries, {
        onState: (state) => {
          setLiveState(state, socketKey !== undefined)
          if (state === 'live' && wasInterrupted) {
            // Switches announced during the interruption were missed. Where games are still down, the server refuses the launch.
            notify.dismiss(gamesDownNotice)
            readGamesAgain(queries)
          }
          wasInterrupted = state === 'polling'
        },
        onMessage: (message) =>
          handle(message, socketKey, queries, {
            gamesDown: () => notify.error(say('notice.gamesDown'), { id: gamesDownNotice }),
            newMessage: () =>
              notify.note(say('notice.newMessage'), {
                action: { label: say('nav.messages'), onClick: () => navigate({ to: 'messages' }) },
              }),
          }),
      })
    }
    const isWanted = () => socketKey !== undefined || followedTopics().size > 0
    const begin = () => {
      clearTimeout(waiting)
      stopWaiting()
      void load()
    }
    const waiting = setTimeout(begin, isWanted() ? 0 : GUEST_AFTER_MS)
    const stopWaiting = onFollowedTopics(() => isWanted() && begin())
    return () => {
      isGone = true
      clearTimeout(waiting)
      stopWaiting()
      stop?.()
    }
  }, [socketKey, queries, say])

  return null
}
