import { createRoot } from 'react-dom/client';
import { Page, ThemeRoot, ToastHost } from '../src';
import type { ThemeMode } from '../src';
import { ChartsBoard } from './charts.board';
import { FieldsBoard } from './fields.board';
import { ListsBoard } from './lists.board';
import { PicturesBoard } from './pictures.board';
import { PartsBoard } from './parts.board';
import { StatesBoard } from './states.board';
import { TableBoard } from './table.board';
import { WorkBoard } from './work.board';

const boards = {
  table: TableBoard,
  parts: PartsBoard,
  fields: FieldsBoard,
  states: StatesBoard,
  pictures: PicturesBoard,
  charts: ChartsBoard,
  lists: ListsBoard,
  work: WorkBoard,
};

type BoardName = keyof typeof boards;

const isBoard = (name: string | null): name is BoardName => name !== null && name in boards;

const wanted = new URLSearchParams(window.location.search);
const mode: ThemeMode = wanted.get('mode') === 'dark' ? 'dark' : 'light';
const named = wanted.get('board');
const names: BoardName[] = isBoard(named)
  ? [named]
  : ['table', 'parts', 'fields', 'states', 'pictures', 'charts', 'lists'];

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <ThemeRoot mode={mode}>
      <Page>
        {names.map((name) => {
          const Board = boards[name];
          return <Board key={name} />;
        })}
      </Page>
      <ToastHost />
    </ThemeRoot>,
  );
}
