import { useState } from 'react'
import { AmountPicker } from '../src/amount-picker.tsx'
import { Button } from '../src/button.tsx'
import { CaptchaField } from '../src/captcha-field.tsx'
import { Checkbox } from '../src/checkbox.tsx'
import { Chip } from '../src/chip.tsx'
import { Field } from '../src/field.tsx'
import { IconButton } from '../src/icon-button.tsx'
import { CardsIcon, HotelIcon, MailIcon, SlotIcon } from '../src/icons.tsx'
import { Money } from '../src/money.tsx'
import { Moon } from '../src/moon.tsx'
import { NativeSelect } from '../src/native-select.tsx'
import { OddButton } from '../src/odd-button.tsx'
import { PasswordInput, PasswordStrength } from '../src/password-input.tsx'
import { RadioCards } from '../src/radio-card.tsx'
import { SearchBox } from '../src/search-box.tsx'
import { Segmented } from '../src/segmented.tsx'
import { Select } from '../src/select.tsx'
import { Skeleton } from '../src/skeleton.tsx'
import { StatusChip } from '../src/status-chip.tsx'
import { TabPanel, Tabs } from '../src/tabs.tsx'
import { Tag } from '../src/tag.tsx'
import { TextInput } from '../src/text-input.tsx'
import { Box, Row, Shown, Two } from './box.tsx'

const won = new Intl.NumberFormat('ko')

export function Controls() {
  return (
    <>
      <Two>
        <Box cap="단추">
          <Row>
            <Shown name="기본">
              <Button kind="filled">입금 신청</Button>
            </Shown>
            <Shown name="호버">
              <Button kind="filled" className="bg-accent-hover!">
                입금 신청
              </Button>
            </Shown>
            <Shown name="초점">
              <Button kind="filled" className="outline-2 outline-moon outline-offset-2">
                입금 신청
              </Button>
            </Shown>
            <Shown name="누름">
              <Button kind="filled" className="translate-y-px bg-accent-press!">
                입금 신청
              </Button>
            </Shown>
            <Shown name="꺼짐">
              <Button kind="filled" disabled>
                입금 신청
              </Button>
            </Shown>
            <Shown name="진행">
              <Button kind="filled" busy busyLabel="신청 중">
                입금 신청
              </Button>
            </Shown>
            <Shown name="옅게">
              <Button kind="tonal">입금</Button>
            </Shown>
            <Shown name="보조">
              <Button>취소</Button>
            </Shown>
            <Shown name="테두리">
              <Button kind="line">더 보기</Button>
            </Shown>
            <Shown name="글자">
              <Button kind="ghost">나중에</Button>
            </Shown>
            <Shown name="위험">
              <Button kind="danger">지우기</Button>
            </Shown>
            <Shown name="작게">
              <Button size="sm">복사</Button>
            </Shown>
            <Shown name="크게">
              <Button kind="filled" size="lg">
                30만원 입금 신청
              </Button>
            </Shown>
            <Shown name="아이콘">
              <IconButton label="쪽지" badge={3} badgeLabel="3통">
                <MailIcon />
              </IconButton>
            </Shown>
          </Row>
        </Box>
        <Box cap="입력 칸">
          <div className="grid gap-x-4 gap-y-4.5 tablet:grid-cols-3">
            <Field label="기본">
              <TextInput placeholder="닉네임" />
            </Field>
            <Field label="초점">
              <TextInput defaultValue="밤고양이" boxClassName="shadow-[inset_0_0_0_2px_var(--accent)]!" />
            </Field>
            <Field label="맞음" valid="쓸 수 있습니다">
              <TextInput defaultValue="nightcat77" />
            </Field>
            <Field label="오류" error="1만원 단위로 입력해 주세요">
              <TextInput defaultValue="15,000" />
            </Field>
            <Field label="꺼짐">
              <TextInput defaultValue="김하루" disabled />
            </Field>
            <div className="grid content-start gap-[7px]">
              <span className="font-semibold text-13 text-text-2">읽는 중</span>
              <Skeleton className="h-12 rounded-control" />
            </div>
            <Field label="은행">
              <NativeSelect placeholder="고르세요" defaultValue="004" options={[{ value: '004', label: '데모은행' }]} />
            </Field>
            <PickBank />
            <div className="grid gap-1.5">
              <Field label="비밀번호">
                <PasswordInput defaultValue="aaaaaaaa" showLabel="보기" hideLabel="숨기기" autoComplete="off" />
              </Field>
              <PasswordStrength level={3} label="안전합니다" />
            </div>
          </div>
        </Box>
      </Two>
      <Two>
        <Box cap="배당 단추">
          <Row>
            <Shown name="기본">
              <OddButton label="승" price="1.88" className="w-26" />
            </Shown>
            <Shown name="고름">
              <OddButton label="승" price="1.88" chosen className="w-26" />
            </Shown>
            <Shown name="오름">
              <OddButton label="승" price="1.94" move="up" className="w-26" />
            </Shown>
            <Shown name="내림">
              <OddButton label="승" price="1.82" move="down" className="w-26" />
            </Shown>
            <Shown name="잠김">
              <OddButton label="승" price="1.82" locked lockedLabel="승, 잠김" className="w-26" />
            </Shown>
          </Row>
        </Box>
        <Box cap="상태 칩">
          <Row>
            <Shown name="당첨">
              <StatusChip state="PASS">PASS</StatusChip>
            </Shown>
            <Shown name="낙첨">
              <StatusChip state="FAIL">FAIL</StatusChip>
            </Shown>
            <Shown name="무승부">
              <StatusChip state="TIE">TIE</StatusChip>
            </Shown>
            <Shown name="접수">
              <StatusChip state="BET">BET</StatusChip>
            </Shown>
            <Shown name="대기">
              <StatusChip state="WAIT">WAIT</StatusChip>
            </Shown>
            <Shown name="취소">
              <StatusChip state="CANCEL">CANCEL</StatusChip>
            </Shown>
            <Shown name="코드 0">
              <StatusChip state="applied">신청</StatusChip>
            </Shown>
            <Shown name="코드 2">
              <StatusChip state="waiting">확인 중</StatusChip>
            </Shown>
            <Shown name="코드 1">
              <StatusChip state="completed">완료</StatusChip>
            </Shown>
            <Shown name="코드 -1">
              <StatusChip state="cancelled">취소</StatusChip>
            </Shown>
          </Row>
          <div className="mt-4 flex flex-wrap gap-2">
            <Tag>안내</Tag>
            <Tag tone="accent">보너스</Tag>
            <Tag tone="warn">점검</Tag>
            <Tag tone="bad">중지</Tag>
            <Tag tone="info">데모</Tag>
            <Tag tone="ok">완료</Tag>
          </div>
        </Box>
      </Two>
      <Two>
        <Box cap="금액 · 보너스">
          <MoneyForm />
        </Box>
        <Box cap="고르기">
          <Choices />
        </Box>
      </Two>
    </>
  )
}

function PickBank() {
  const [bank, setBank] = useState<string>()
  return (
    <Field label="코인">
      <Select
        value={bank}
        onValueChange={setBank}
        placeholder="고르세요"
        options={[
          { value: 'bsc', label: 'BNB Chain', note: '수수료 0.1' },
          { value: 'eth', label: 'Ethereum', note: '수수료 2.4' },
        ]}
      />
    </Field>
  )
}

function MoneyForm() {
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

function Choices() {
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
          shortcut="/"
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
