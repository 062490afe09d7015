import '../frame/base.css'
import '../frame/frame.css'
import '../frame/narrow-frame.css'
import './slot.css'
import './controls.css'
import './paytable.css'
import { createRoot } from 'react-dom/client'
import { tellState } from '../frame/operator-window.ts'
import { SlotPage } from './slot-page.tsx'

tellState('maru:loading')
const root = document.getElementById('root')
if (root) createRoot(root).render(<SlotPage />)
