import { Button } from '../src/button.tsx'
import { Card } from '../src/card.tsx'
import { Empty } from '../src/empty.tsx'
import { AgeMark, DemoMark, Footer, FooterColumn, SafePlay } from '../src/footer-parts.tsx'
import { Logo } from '../src/logo.tsx'
import { posterFor, VENDOR_ART } from '../src/poster/catalogue.ts'
import { posterSvg } from '../src/poster/poster.ts'
import { svgUrl } from '../src/poster/svg-url.ts'
import { PosterTile, posterGrid } from '../src/poster-tile.tsx'
import { BeadRoad, BigRoad, type RoadResult } from '../src/road.tsx'
import { Skeleton } from '../src/skeleton.tsx'
import { Tag } from '../src/tag.tsx'
import { Ticker } from '../src/ticker.tsx'
import { VendorTile } from '../src/vendor-tile.tsx'
import { Box, Two } from './box.tsx'

const RESULTS = [...'PPBBPBPPBBBPBBPPBTPTBBPPPPPPPPPBBPBBPPBPPPPPBBBTTB'] as RoadResult[]
const CLASSIC = [...'PBBBBPPBTBPBBPPPPBBPBPPBBBBBPBT'] as RoadResult[]
const art = (
  hue: number,
  motif: 'koi' | 'tiger' | 'crystal' | 'volcano' | 'scales',
  seed: number,
  frame: 'bleed' | 'gate' = 'bleed',
) => svgUrl(posterSvg({ hue, motif, seed, frame }))

export function Walls() {
  return (
    <>
      <Box cap="포스터" bare>
        <div className={posterGrid}>
          <PosterTile
            href="#p"
            title="달빛 잉어"
            vendor="Microgaming"
            rtp="96.2%"
            label="달빛 잉어, Microgaming, 환수율 96.2%"
            image={art(168, 'koi', 12)}
          />
          <PosterTile
            href="#p"
            title="호랑이 고개"
            vendor="K-Play"
            rtp="95.8%"
            label="호랑이 고개"
            image={art(12, 'tiger', 2, 'gate')}
            startLabel="시작"
          />
          <PosterTile
            href="#p"
            title="수정 궁전"
            vendor="Play’n GO"
            rtp="96.5%"
            label="수정 궁전"
            image={art(300, 'crystal', 3)}
            className="outline-2 outline-moon outline-offset-2"
          />
          <PosterTile
            href="#p"
            title="용암 왕관"
            closedLabel="점검 중"
            label="용암 왕관"
            image={art(28, 'volcano', 4)}
          />
          <Skeleton className="aspect-3/4 w-full rounded-card" />
          <PosterTile
            href="#p"
            title="Mắt rồng xanh dưới ánh trăng rằm"
            vendor="Pragmatic"
            rtp="96.8%"
            label="Mắt rồng"
            image={art(265, 'scales', 11)}
          />
          <Card className="grid content-center p-2!">
            <Empty art={false} title="찾은 게임이 없습니다" className="px-1! py-2!">
              다른 이름으로 찾아 보세요
            </Empty>
          </Card>
        </div>
      </Box>
      <Two>
        <Box cap="길">
          <div className="grid gap-4 tablet:grid-cols-2">
            <BigRoad results={RESULTS} summary="큰길" />
            <BeadRoad results={RESULTS} columns={25} summary="구슬길" />
            <BigRoad results={CLASSIC} tone="paper" summary="큰길" />
            <BeadRoad
              results={CLASSIC}
              columns={12}
              tone="paper"
              summary="구슬길"
              letters={{ B: 'B', P: 'P', T: 'T' }}
            />
          </div>
        </Box>
        <Box cap="벤더" bare>
          <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
            {(['pragmatic', 'habanero', 'elle', 'quick', 'spade', 'playngo'] as const).map((key, at) => (
              <VendorTile
                key={key}
                href="#v"
                name={VENDOR_ART[key].name}
                note="214개"
                hue={VENDOR_ART[key].hue}
                images={['cover', 'second', 'third'].map((game) => svgUrl(posterSvg(posterFor(key, game))))}
                closedLabel={at === 5 ? '점검 중' : undefined}
              />
            ))}
          </div>
        </Box>
      </Two>
      <Ticker
        label="당첨 소식"
        title="당첨"
        items={[
          {
            id: 'a',
            node: (
              <>
                달**님{' '}
                <b className="money">
                  1,240,000<small>원</small>
                </b>
              </>
            ),
          },
          {
            id: 'b',
            node: (
              <>
                별**님{' '}
                <b className="money">
                  320,000<small>원</small>
                </b>
              </>
            ),
          },
          {
            id: 'c',
            node: (
              <>
                숲**님{' '}
                <b className="money">
                  88,000<small>원</small>
                </b>
              </>
            ),
          },
        ]}
      />
      <div className="mt-7 flex items-center gap-6">
        <Logo name="maru" aside={<Tag tone="info">데모</Tag>} />
        <AgeMark label="19세 이상" />
      </div>
      <Footer
        demo={<DemoMark>데모 · 실제 돈이 아닙니다</DemoMark>}
        note="© Maru. 열린 게임 플랫폼. 모든 게임은 이론 환수율을 공개하며, 미니게임 결과는 누구나 검증할 수 있습니다."
        safe={
          <SafePlay
            ageLabel="19세 이상"
            title="즐길 만큼만. 한도를 정하고, 쉬고, 멈출 수 있습니다."
            actions={
              <>
                <Button size="sm">한도 정하기</Button>
                <Button size="sm">쉬어가기</Button>
              </>
            }
          >
            19세 미만은 이용할 수 없습니다. 도움이 필요하면 국번 없이 1336 (24시간)
          </SafePlay>
        }
      >
        <FooterColumn title="게임">
          <a href="#x">라이브 카지노</a>
          <a href="#x">슬롯</a>
        </FooterColumn>
        <FooterColumn title="고객센터">
          <a href="#x">공지사항</a>
          <a href="#x">베팅 규정</a>
        </FooterColumn>
        <FooterColumn title="내 보호 설정">
          <a href="#x">한도 정하기</a>
          <a href="#x">결과 검증</a>
        </FooterColumn>
      </Footer>
    </>
  )
}
