import { createRoot } from 'react-dom/client'
import { fontsReady } from '../src/fonts-ready.ts'
import './gallery.css'
import { Gallery } from './gallery.tsx'

const query = new URLSearchParams(location.search)
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme

// The words of the gallery stand in its own sources.
const words = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true })

const text = Object.values(words).join('')
fontsReady(
  { text, titles: '부품과 상태밤의 마루에 앉아첫 입금 보너스매일0123456789%달빛 잉어호랑이 고개수정 궁전용암 왕관' },
  Number(query.get('patience') ?? 200),
).then(() => {
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Gallery />)
})
