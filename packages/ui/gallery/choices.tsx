import { useState } from 'react'
import { AmountPicker } from '../src/amount-picker.tsx'
import { CaptchaField } from '../src/captcha-field.tsx'
import { Checkbox } from '../src/checkbox.tsx'
import { Chip } from '../src/chip.tsx'
import { CardsIcon, HotelIcon, SlotIcon } from '../src/icons.tsx'
import { Money } from '../src/money.tsx'
import { Moon } from '../src/moon.tsx'
import { RadioCards } from '../src/radio-card.tsx'
import { SearchBox } from '../src/search-box.tsx'
import { Segmented } from '../src/segmented.tsx'
import { TabPanel, Tabs } from '../src/tabs.tsx'
import { Row } from './box.tsx'

const won = new Intl.NumberFormat('ko')

export function MoneyForm() {
  const [sum, setSum] = useState(300_000)
  const [bonus, setBonus] = useState<'none' | 'daily' | 'first'>('daily')
  return (
    <div className="grid gap-6">
      <AmountPicker
        label="입금 금액"
        value={sum}
        onChange={setSum}
        presets={[10_000, 30_000, 50_000, 100_000, 500_000, 1_000_000]}
        max={1_000_000}
        format={(n) => won.format(n)}
        formatPreset={(n) => `+${n / 10_000}만`}
        say={(n) => `${n / 10_000}만원`}
        unit="원"
        clearLabel="지우기"
        hint="1만원 단위 · 최소 1만원 · 1회 최대 100만원"
      />
      <RadioCards
        legend="보너스"
        name="bonus"
        value={bonus}
        onChange={setBonus}
        options={[
          { value: 'none', title: '받지 않기', note: '조건 없이 바로 출금할 수 있습니다', art: <Moon phase={0.001} /> },
          {
            value: 'daily',
            title: '매일 첫 입금 10%',
            note: (
              <>
                +<Money unit="원">30,000</Money> · 롤링 5배
              </>
            ),
            art: <Moon phase={0.1} />,
          },
          {
            value: 'first',
            title: '첫 입금 20%',
            note: '11월 16일에 이미 받았습니다',
            art: <Moon phase={0.2} />,
            disabled: true,
          },
        ]}
      />
    </div>
  )
}

export function Choices() {
  const [sort, setSort] = useState<'hot' | 'new' | 'mine'>('hot')
  const [tab, setTab] = useState<'in' | 'out'>('in')
  const [words, setWords] = useState('')
  const [agreed, setAgreed] = useState(true)
  const [digits, setDigits] = useState('31')
  return (
    <div className="grid gap-5">
      <Row>
        <Segmented
          label="차례"
          value={sort}
          onChange={setSort}
          options={[
            { value: 'hot', label: '인기' },
            { value: 'new', label: '새 게임' },
            { value: 'mine', label: '즐겨찾기' },
          ]}
        />
        <SearchBox
          label="게임, 벤더 찾기"
          value={words}
          onChange={setWords}
          clearLabel="지우기"
          className="w-62"
          kind="field"
        />
      </Row>
      <div>
        <Tabs
          id="cash"
          label="입출금"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'in', label: '입금', count: 3 },
            { value: 'out', label: '출금' },
          ]}
        />
        <TabPanel id="cash" value={tab} className="pt-3 text-13 text-text-2">
          {tab === 'in' ? '입금 3건' : '출금 없음'}
        </TabPanel>
      </div>
      <div className="scroll-row flex gap-2">
        <Chip pressed icon={<CardsIcon />}>
          라이브 카지노
        </Chip>
        <Chip icon={<HotelIcon />}>호텔 카지노</Chip>
        <Chip icon={<SlotIcon />}>슬롯</Chip>
      </div>
      <div className="grid gap-3">
        <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
          만 19세 이상이며, 이용 약관과 개인정보 수집에 동의합니다
        </Checkbox>
        <Row>
          <Checkbox label="모두" indeterminate />
          <Checkbox label="하나" />
          <Checkbox disabled>꺼짐</Checkbox>
        </Row>
      </div>
      <CaptchaField
        label="자동입력 방지"
        hint="1부터 5까지 숫자 네 자리입니다"
        value={digits}
        onChange={(event) => setDigits(event.target.value)}
        imageLabel="자동입력 방지 숫자"
        refreshLabel="새 숫자"
        onRefresh={() => setDigits('')}
        speakLabel="소리로 듣기"
        onSpeak={() => undefined}
        image={
          <svg viewBox="0 0 150 48" aria-hidden="true">
            <path d="M4 34C30 8 52 46 80 20S130 30 148 12" fill="none" stroke="#8d9bb0" strokeWidth="1.3" />
            <text
              x="18"
              y="35"
              fontSize="30"
              fontFamily="Georgia,serif"
              fontWeight="700"
              letterSpacing="18"
              fill="#27324a"
            >
              3152
            </text>
          </svg>
        }
      />
    </div>
  )
}
