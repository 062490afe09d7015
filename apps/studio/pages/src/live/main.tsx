import '../frame/base.css'
import '../frame/frame.css'
import '../frame/narrow-frame.css'
import './room/all.css'
import { createRoot } from 'react-dom/client'
import { openSession, watchTicket } from '../frame/calls.ts'
import { postState } from '../frame/operator-window.ts'
import { RoomPage } from './room/room-page.tsx'
import { openWatched, studioLink, watchLink } from './store/studio-link.ts'
import { WatchPage } from './watch/watch-page.tsx'

postState('maru:loading')
const page = watchTicket ? watchedPage(watchTicket) : <RoomPage link={studioLink} open={openSession} />
const root = document.getElementById('root')
if (root) createRoot(root).render(page)

function watchedPage(ticket: string) {
  return <WatchPage link={watchLink(ticket)} open={() => openWatched(ticket)} />
}
