import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Field, Segments } from '../../parts/field.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { centsIn } from '../../parts/typed-sum.ts';
import { sum } from '../../words/numbers.ts';
import { closeSheet } from '../console/open-sheet.ts';
import { told } from '../live/asked.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';

const amounts = ['50', '100', '200', '500'] as const;
// Written into the account as they are, whatever language the page speaks: the bank knows donations by the word.
const reasons = ['Gift', 'Donation', 'Prize', 'Mistake'] as const;

/** Chips for a guest, with a reason that stays in the account. */
export function TopUp({ person }: { readonly person: string }) {
  const said = hostWords.value.guests;
  const guest = night.value?.guests.find((each) => each.person === person);
  const [amount, setAmount] = useState('100');
  const [reason, setReason] = useState<(typeof reasons)[number]>('Gift');
  if (guest === undefined) return null;
  const cents = centsIn(amount) ?? 0;
  const give = async (): Promise<void> => {
    const given = await told(
      client.ask('issueChips', { params: { person }, body: { cents, reason } }),
      said.given({ name: guest.name, sum: sum(cents) }),
    );
    if (given !== undefined) closeSheet();
  };
  return (
    <Sheet
      title={said.topUpTitle({ name: guest.name })}
      note={said.has({ sum: sum(guest.account) })}
      onClose={closeSheet}
      closable
    >
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (cents > 0) void give();
        }}
      >
        <Segments
          name={said.amount}
          options={amounts.map((each) => [each, each])}
          chosen={amounts.find((each) => each === amount) ?? '50'}
          onPick={setAmount}
          note={guest.topUps > 0 ? said.count({ count: guest.topUps }) : undefined}
        />
        <Field name={said.amount} inputMode="decimal" required value={amount} onType={setAmount} />
        <Segments
          name={said.reason}
          options={reasons.map((each) => [each, said.reasons[each]])}
          chosen={reason}
          onPick={setReason}
        />
        <p class="quiet small">{said.goesTo}</p>
        <button type="submit" class="btn btn-main">
          {said.give({ sum: sum(cents) })}
        </button>
      </form>
    </Sheet>
  );
}
