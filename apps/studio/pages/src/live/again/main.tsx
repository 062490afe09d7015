import '../../frame/base.css'
import '../../frame/frame.css'
import '../../frame/narrow-frame.css'
import '../room/dialogs.css'
import './round.css'
import './beside.css'
import './dealt.css'
import './wheel.css'
import { createRoot } from 'react-dom/client'
import { postState } from '../../frame/operator-window.ts'
import { RoundPage } from './round-page.tsx'

postState('maru:loading')
const root = document.getElementById('root')
if (root) createRoot(root).render(<RoundPage />)
