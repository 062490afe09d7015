import { session } from '@maru/client'
import { textOf, useText } from '@maru/i18n/react'
import { Suspense, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePopups } from '../features/popups/use-popups.ts'
import { useSiteName } from '../features/site/site-name.ts'
import { closeDialog, currentDialog, openDialog } from '../shared/dialogs/dialogs.ts'
import {
  CurrentMatch,
  currentLocation,
  goTo,
  type Layout,
  type Match,
  matchPath,
  notFound,
  onLocation,
  siblingAddress,
  titleKeyOf,
  useLayout,
} from '../shared/navigation/index.ts'
import { usePage } from '../shared/navigation/pages.ts'
import { notify } from '../shared/toast.ts'
import { PageBoundary } from './page-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { Shell } from './shells/shell.tsx'

type Arrival = { match: Match; layout: Layout }

/** Decides where an address leads: the page, or an address to go to instead. */
export const arrive = (layout: Layout): Arrival | { instead: string; because?: 'login' } => {
  const place = currentLocation()
  const match = matchPath(place.path, layout) ?? notFound(layout)
  if (!match) return { instead: '/' }
  if (match.name !== 'notFound' && match.row[match.layout] !== match.row[layout])
    return { instead: siblingAddress(match, place, layout) }
  if (match.row.guard === 'member' && !session()) return { instead: '/', because: 'login' }
  if (match.row.guard === 'guest' && session()) return { instead: '/' }
  return { match, layout }
}

/** Names a page, whichever layout's address it has: what is shown and typed there stays when a screen is turned. */
const keyOf = ({ name, params }: Match): string => [name, ...Object.values(params)].join(' ')

/** Says that a login is needed, offers it, and goes on from there. */
export const askLogin = (wanted: string): void => {
  notify.note(textOf('common', 'notice.loginRequired'))
  openDialog({ kind: 'login', after: () => goTo(wanted) })
}

/** Shows the page of the address. The one before stays until the next is there. */
export function Router({ first }: { first: Match }) {
  const layout = useLayout()
  const [shown, setShown] = useState<Arrival>({ match: first, layout })

  useEffect(() => {
    const follow = () => {
      const arrival = arrive(layout)
      if (!('instead' in arrival)) return startTransition(() => setShown(arrival))
      const wanted = location.pathname + location.search
      goTo(arrival.instead, { replace: true })
      if (arrival.because) askLogin(wanted)
    }
    // Before the first look: it may lead elsewhere at once, as where a screen was turned.
    const stop = onLocation(follow)
    follow()
    return stop
  }, [layout])

  // What was looked at on a page goes with it; it stays where only the layout changes.
  const { name, row } = shown.match
  useEffect(() => (name ? closeBet : undefined), [name])

  usePopups(
    name === 'main'
      ? 'all'
      : row.guard === 'guest' || row.chrome === 'empty' || isAboutMessages(name)
        ? 'none'
        : 'messages',
  )

  return (
    <CurrentMatch value={shown.match}>
      <Shell layout={shown.layout} chrome={shown.match.row.chrome}>
        <PageBoundary key={keyOf(shown.match)}>
          <Suspense fallback={<PageSkeleton />}>
            <ShownPage match={shown.match} layout={shown.layout} />
          </Suspense>
        </PageBoundary>
      </Shell>
    </CurrentMatch>
  )
}

const isAboutMessages = (name: string): boolean => name === 'messages' || name === 'message'

const closeBet = (): void => {
  if (currentDialog()?.kind === 'bet') closeDialog()
}

function ShownPage({ match, layout }: { match: Match; layout: Layout }) {
  const { Page } = usePage(match.row, layout)
  const say = useText('common')
  const siteName = useSiteName()
  useLayoutEffect(() => {
    document.title = match.name === 'main' ? siteName : `${say(titleKeyOf(match.name, match.row))} · ${siteName}`
  }, [match, say, siteName])
  const before = useRef<Layout>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival begins at its top, but where a screen was turned the reader stays.
  useLayoutEffect(() => {
    if (before.current === undefined || before.current === layout) window.scrollTo(0, 0)
    before.current = layout
  }, [match, layout])
  return <Page />
}
