import '../frame/base.css'
import '../frame/frame.css'
import '../frame/narrow-frame.css'
import './slot.css'
import './controls.css'
import './narrow-controls.css'
import './paytable.css'
import { createRoot } from 'react-dom/client'
import { postState } from '../frame/operator-window.ts'
import { SlotPage } from './slot-page.tsx'

postState('maru:loading')
const root = document.getElementById('root')
if (root) createRoot(root).render(<SlotPage />)
