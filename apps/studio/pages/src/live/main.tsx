import '../frame/base.css'
import '../frame/frame.css'
import '../frame/narrow-frame.css'
import './room/all.css'
import { createRoot } from 'react-dom/client'
import { openSession } from '../frame/calls.ts'
import { postState } from '../frame/operator-window.ts'
import { RoomPage } from './room/room-page.tsx'
import { studioLink } from './store/studio-link.ts'

postState('maru:loading')
const root = document.getElementById('root')
if (root) createRoot(root).render(<RoomPage link={studioLink} open={openSession} />)
