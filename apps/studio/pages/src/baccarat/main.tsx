import '../frame/frame.css'
import './baccarat.css'
import './framed-table.css'
import { createRoot } from 'react-dom/client'
import { BaccaratPage } from './baccarat-page.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<BaccaratPage />)
