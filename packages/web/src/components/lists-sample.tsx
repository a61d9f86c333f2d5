import { packs } from '@dicepit/games';
import { Action } from '../parts/action.tsx';
import { Facts } from '../parts/facts.tsx';
import { MenuItem, MenuLink, MenuList } from '../parts/menu-list.tsx';
import { Panel, PanelCard, PanelEmpty, PanelHead, PanelLine, Verbatim } from '../parts/panel.tsx';
import { ResultLine } from '../parts/result-line.tsx';
import { SheetTable } from '../parts/sheet-table.tsx';
import { Page } from '../shell/lobby.tsx';
import { Sample } from './sample.tsx';

const nothing = (): void => undefined;
const [pack] = packs;
const LONG_NAME = 'Maximiliane-Charlotte Featherstonehaugh';

/** What stands one under another in sheets and on pages of staff: panels, lists, lines and tables. */
export const ListsSample = () => (
  <Page>
    <h1>Lists</h1>
    <Sample name="panel" isStacked>
      <Panel title="With all it can have" aside={<span class="quiet small">2 of 3</span>}>
        <ul>
          <PanelCard icon="screen" name="By the door" notes={['Results, live']}>
            <Action class="btn btn-sm" onPress={nothing}>
              View
            </Action>
          </PanelCard>
          <PanelCard
            icon="warn"
            name={LONG_NAME}
            notes={['Lobby, nothing heard since 20:15', 'A second note']}
          >
            <Action class="btn btn-sm" why="It does not answer" onPress={nothing}>
              View
            </Action>
          </PanelCard>
          <PanelCard pack={pack.id} name="Table 1" notes={['Open, 4 seats']}>
            {null}
          </PanelCard>
        </ul>
        <PanelLine>
          <span>Guests send reactions</span>
          <Action class="btn btn-sm" pressed onPress={nothing}>
            On
          </Action>
        </PanelLine>
        <PanelLine isTall>
          <span class="quiet small">A new code lets nobody in who has the old one, and says so here</span>
          <Action class="btn btn-sm" why="The pit is paused" onPress={nothing}>
            New code
          </Action>
        </PanelLine>
        <ul>
          <PanelLine isItem>
            <span>One of a list</span>
            <Action class="btn btn-sm btn-quiet" onPress={nothing}>
              Remove
            </Action>
          </PanelLine>
        </ul>
        <PanelHead>
          <h3>A head within</h3>
          <Action class="btn btn-sm" onPress={nothing}>
            Add
          </Action>
        </PanelHead>
        <Verbatim>https://example.test/t/nz-1#code=3F2A-77C0-9B1E-4D55-A0C2-86EF-10BB-5D24</Verbatim>
        <Verbatim isTyped>npx dicepit verify trail.jsonl --key 4d55a0c2</Verbatim>
      </Panel>
      <Panel title="Empty">
        <PanelEmpty>No table is open.</PanelEmpty>
        <PanelEmpty isAnswer>Nothing is wrong with the trail.</PanelEmpty>
      </Panel>
    </Sample>
    <Sample name="facts" isStacked>
      <Facts>
        <div>
          <dt>Rule</dt>
          <dd>4.10</dd>
        </div>
        <div>
          <dt>Whose dice</dt>
          <dd>{LONG_NAME}, since the last seven</dd>
        </div>
      </Facts>
    </Sample>
    <Sample name="menu-list" isStacked>
      <MenuList>
        <MenuItem name="Who is here" onPress={nothing} />
        <MenuItem name="Stand up" why="A bet still lies on the table" onPress={nothing} />
        <MenuLink name="Rules of the game" href="#lists" />
      </MenuList>
    </Sample>
    <Sample name="result-line" isStacked>
      <ul>
        <ResultLine what="Field" beside="5 at 2 to 1" word="won" value="+10" isWon how="5 × 2" clause="4.9" />
        <ResultLine
          what="Hard 6"
          beside={LONG_NAME}
          pill={<span class="pill">marked</span>}
          word="lost"
          value="−5"
          how="An easy six came"
          notes={[
            { clause: '4.1', note: 'Hard is made of equal dice' },
            { clause: '4.7', note: 'It could be taken down until the dice rested' },
          ]}
          clause="4.1"
        />
        <ResultLine what="Hard 4" aside={<span class="quiet small">stands</span>} clause="4.2" />
        <ResultLine what="Total 7" clause="3.1" />
        <ResultLine what="Alone" />
      </ul>
    </Sample>
    <Sample name="sheet-table" isStacked>
      <SheetTable
        head={[{ text: 'Roll' }, { text: 'Dice' }, { text: 'Net', isFigure: true }]}
        rows={[
          { key: 118, of: 118, cells: [{ text: '6-1' }, { text: '−10', isFigure: true }] },
          { key: 117, of: 117, cells: [{ text: '3-3' }, { text: '+45', isFigure: true }] },
        ]}
      />
      <SheetTable
        head={[{ text: 'Total' }, { text: 'Pays' }]}
        rows={[{ key: 2, cells: [{ text: '2' }, { text: '2 to 1' }] }]}
      />
    </Sample>
  </Page>
);
