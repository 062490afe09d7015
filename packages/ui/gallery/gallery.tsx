import { PageTitle } from '../src/card.tsx'
import { Toaster } from '../src/toaster.tsx'
import { Controls } from './controls.tsx'
import { Feedback } from './feedback.tsx'
import { Games } from './games.tsx'
import { Posters } from './posters.tsx'
import { Walls } from './walls.tsx'
import { Windows } from './windows.tsx'

export function Gallery() {
  return (
    <main className="mx-auto max-w-[1440px] px-4 py-12 tablet:px-14">
      <PageTitle>부품과 상태</PageTitle>
      <p className="mt-2 mb-8 text-15 text-text-2">
        한 화면에 누를 것은 하나. 색은 뜻이 있을 때만 씁니다. 청자는 행동, 놋쇠는 돈, 달빛은 시간.
      </p>
      <Controls />
      <Feedback />
      <Windows />
      <Games />
      <Walls />
      <Posters />
      <Toaster label="알림" closeLabel="닫기" />
    </main>
  )
}
