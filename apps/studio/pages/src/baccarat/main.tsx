import '../frame/base.css'
import '../frame/frame.css'
import '../frame/narrow-frame.css'
import './felt.css'
import './places.css'
import './panes.css'
import './tray.css'
import './narrow-table.css'
import './framed-table.css'
import { createRoot } from 'react-dom/client'
import { BaccaratPage } from './baccarat-page.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<BaccaratPage />)
