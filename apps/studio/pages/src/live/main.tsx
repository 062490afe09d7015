import '../frame/base.css'
import '../frame/frame.css'
import '../frame/narrow-frame.css'
import { createRoot } from 'react-dom/client'
import { postState } from '../frame/operator-window.ts'
import { RoomPage } from './room/room-page.tsx'

postState('maru:loading')
const root = document.getElementById('root')
if (root) createRoot(root).render(<RoomPage />)
