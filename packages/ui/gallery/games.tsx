import { Button } from '../src/button.tsx'
import { moreClass, Section } from '../src/card.tsx'
import { Hero, HeroBand } from '../src/hero.tsx'
import { BallsIcon, CardsIcon, FishIcon, FootballIcon, HotelIcon, RightIcon, SlotIcon } from '../src/icons.tsx'
import { liveRow } from '../src/live-row.ts'
import { LiveTile } from '../src/live-tile.tsx'
import type { RoadResult } from '../src/road.tsx'
import { GroupTile, groupGrid } from '../src/vendor-tile.tsx'
import { Box } from './box.tsx'

const RESULTS = [...'PPBBPBPPBBBPBBPPBTPTBBPPPPPPPPPBBPBBPPBPPPPPBBBTTB'] as RoadResult[]
const CLASSIC = [...'PBBBBPPBTBPBBPPPPBBPBPPBBBBBPBT'] as RoadResult[]

export function Games() {
  return (
    <>
      <Box cap="머리 그림" bare>
        <div className="max-tablet:-mx-0">
          <HeroBand label="보너스">
            <Hero
              scene="eave"
              first
              title="첫 입금 보너스"
              percent={20}
              note="롤링 5배 · 최대 50만원 · 승인할 때 정해집니다"
              action={
                <Button kind="filled" size="lg" className="max-tablet:hidden">
                  입금하기
                </Button>
              }
              terms={<a href="#terms">약관 보기</a>}
            />
            <Hero
              scene="hills"
              title="매일 첫 입금"
              percent={10}
              note="매일 0시에 다시 열립니다"
              terms={<a href="#terms">약관 보기</a>}
            />
          </HeroBand>
        </div>
        <nav aria-label="게임" className={`${groupGrid} mt-4`}>
          <GroupTile href="#a" name="라이브 카지노" note="6개 벤더" icon={<CardsIcon />} />
          <GroupTile href="#a" name="호텔 카지노" note="4개 홀" icon={<HotelIcon />} />
          <GroupTile href="#a" name="슬롯" note="1,284 게임" icon={<SlotIcon />} />
          <GroupTile href="#a" name="스포츠" note="실시간 42" icon={<FootballIcon />} />
          <GroupTile href="#a" name="미니게임" note="5분마다" icon={<BallsIcon />} />
          <GroupTile href="#a" name="피싱" note="1개 벤더" icon={<FishIcon />} />
        </nav>
      </Box>
      <Section
        title="지금 열린 테이블"
        note="38개 테이블"
        action={
          <a href="#all" className={moreClass}>
            전체 보기
            <RightIcon size={16} />
          </a>
        }
        className="mb-7"
      >
        <div className={liveRow}>
          <LiveTile
            href="#t"
            name="스피드 바카라 7"
            vendor="Evolution"
            limits="1만 – 500만"
            players={214}
            liveLabel="LIVE"
            label="스피드 바카라 7, Evolution, 1만에서 500만"
            hue={165}
            table="baccarat"
            road={RESULTS}
            summary="뱅커 20, 플레이어 26, 타이 4"
          />
          <LiveTile
            href="#t"
            name="달빛 룰렛"
            vendor="Evolution"
            limits="1천 – 200만"
            players={96}
            liveLabel="LIVE"
            label="달빛 룰렛, Evolution"
            hue={24}
            table="roulette"
            summary="최근 17, 5, 0"
            numbers={['17', '5', '0', '32', '26', '9', '14', '31'].map((text, i) => ({
              key: `${text}-${i}`,
              text,
              tone: text === '0' ? 'green' : ['5', '32', '9', '14'].includes(text) ? 'red' : 'black',
            }))}
          />
          <LiveTile
            href="#t"
            name="노커미션 바카라"
            vendor="Asia Gaming"
            limits="5만 – 1,000만"
            players={158}
            liveLabel="LIVE"
            label="노커미션 바카라, Asia Gaming"
            hue={250}
            table="baccarat"
            seed={7}
            road={CLASSIC}
            summary="뱅커 16, 플레이어 13, 타이 2"
          />
          <LiveTile
            href="#t"
            name="드래곤 타이거"
            vendor="Dream"
            limits="1만 – 300만"
            players={73}
            liveLabel="LIVE"
            label="드래곤 타이거, Dream"
            hue={305}
            table="dragon"
            seed={3}
            road={RESULTS}
            summary="드래곤 20, 타이거 26"
            closedLabel="점검 중"
          />
        </div>
      </Section>
    </>
  )
}
