import '../frame/base.css'
import '../frame/frame.css'
import '../frame/narrow-frame.css'
import './table.css'
import './places.css'
import './panes.css'
import './tray.css'
import './roads.css'
import { createRoot } from 'react-dom/client'
import { postState } from '../frame/operator-window.ts'
import { BaccaratPage } from './baccarat-page.tsx'

postState('maru:loading')
const root = document.getElementById('root')
if (root) createRoot(root).render(<BaccaratPage />)
