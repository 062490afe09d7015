import { VENDOR_ART, type VendorKey } from '../src/poster/catalogue.ts'
import type { Motif } from '../src/poster/motifs.ts'
import { posterSvg } from '../src/poster/poster.ts'
import { svgUrl } from '../src/poster/svg-url.ts'
import { PosterTile } from '../src/poster-tile.tsx'
import { Box } from './box.tsx'

const WALL: readonly (readonly [VendorKey, Motif, number, string])[] = [
  ['pragmatic', 'scales', 11, '청룡의 눈'],
  ['habanero', 'volcano', 4, '용암 왕관'],
  ['elle', 'lotus', 9, '연꽃 사원'],
  ['quick', 'wave', 6, '동해의 파도'],
  ['spade', 'bamboo', 8, '대숲의 달'],
  ['playngo', 'crystal', 3, '수정 궁전'],
  ['worldmatch', 'orbit', 5, '은하 정거장'],
  ['micro', 'koi', 12, '달빛 잉어'],
  ['yl', 'coins', 7, '엽전 소나기'],
  ['kplay', 'tiger', 2, '호랑이 고개'],
  ['pragmatic', 'thunder', 14, '번개 신전'],
  ['habanero', 'fan', 15, '부채 아씨'],
  ['elle', 'phoenix', 21, '봉황 날다'],
  ['quick', 'moon', 18, '달마루'],
  ['spade', 'cards', 19, '에이스의 밤'],
  ['playngo', 'seven', 22, '칠흑 세븐'],
  ['worldmatch', 'wheel', 23, '푸른 룰렛'],
  ['micro', 'reef', 24, '산호의 왕'],
  ['yl', 'pyramid', 25, '파라오의 새벽'],
  ['kplay', 'lantern', 26, '등불 축제'],
  ['pragmatic', 'bells', 27, '종소리 일곱'],
  ['habanero', 'chips', 28, '붉은 칩'],
  ['elle', 'moon', 29, '장미 달밤'],
  ['quick', 'scales', 30, '빙룡'],
  ['spade', 'tiger', 31, '산군'],
  ['playngo', 'orbit', 32, '보랏빛 혜성'],
  ['worldmatch', 'crystal', 33, '설산의 보석'],
  ['micro', 'lotus', 34, '비취 연못'],
  ['yl', 'lantern', 35, '황금 야시장'],
  ['kplay', 'phoenix', 36, '주작'],
  ['pragmatic', 'koi', 37, '밤의 비단잉어'],
  ['habanero', 'pyramid', 38, '붉은 사막'],
  ['elle', 'coins', 39, '분홍 저금통'],
  ['quick', 'wheel', 40, '바다 룰렛'],
  ['spade', 'seven', 41, '초록 세븐'],
  ['playngo', 'wave', 42, '보라 파도'],
]

export function Posters() {
  return (
    <Box cap="포스터 체계 · 서른여섯 장" bare>
      <div className="grid grid-cols-3 gap-2.5 tablet:grid-cols-6 tablet:gap-4 desk:grid-cols-9">
        {WALL.map(([vendor, motif, seed, title]) => (
          <PosterTile
            key={`${vendor}${motif}`}
            href="#p"
            title={title}
            vendor={VENDOR_ART[vendor].name}
            label={title}
            image={svgUrl(posterSvg({ ...VENDOR_ART[vendor], motif, seed }))}
          />
        ))}
      </div>
    </Box>
  )
}
