// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { allHere, due, forgetHere, keepHere, keptHere, type Person } from '../src/here/people';
import { chairs, drawn, type Place } from '../src/here/start';

const ANNA: Person = { seat: 0, name: 'Anna', token: 'a' };
const BERT: Person = { seat: 2, name: 'Bert', token: 'b' };
const PEOPLE = [ANNA, BERT]; // seat 1 is a bot's

describe('whom the screen is handed to', () => {
  it('is whoever decides next, if it is somebody else', () => {
    expect(due(2, PEOPLE, ANNA)).toBe(BERT);
    expect(due(0, PEOPLE, ANNA)).toBeNull();
  });

  it('is nobody while a bot decides or the game is over', () => {
    expect(due(1, PEOPLE, ANNA)).toBeNull();
    expect(due(null, PEOPLE, BERT)).toBeNull();
  });

  it('is asked for again after a reload, whoever had it', () => {
    expect(due(0, PEOPLE, null)).toBe(ANNA);
  });
});

describe('the tables of this screen', () => {
  beforeEach(() => localStorage.clear());

  it('are kept, listed and forgotten', () => {
    keepHere({ table: 't1', game: 'city-of-rome', people: PEOPLE });
    expect(keptHere('t1')?.people).toEqual(PEOPLE);
    expect(allHere()).toHaveLength(1);
    forgetHere('t1');
    expect(keptHere('t1')).toBeNull();
    expect(allHere()).toEqual([]);
  });

  it('are none when what was kept cannot be read', () => {
    localStorage.setItem('groma-here-t2', '{');
    localStorage.setItem('groma-here-t3', '{"people":[]}');
    expect(keptHere('t2')).toBeNull();
    expect(allHere()).toEqual([]);
  });
});

describe('setting up', () => {
  const places: Place[] = [
    { kind: 'bot', bot: 'greedy' },
    { kind: 'person', name: 'Anna' },
    { kind: 'person', name: 'Bert' },
  ];

  it('lets the first person open the table and keeps seats for the others', () => {
    expect(chairs(places).map((chair) => chair.kind)).toEqual(['bot', 'me', 'open']);
  });

  it('draws lots without losing anybody', () => {
    expect(drawn(['a', 'b', 'c'], () => 0.99)).toEqual(['c', 'b', 'a']);
    expect(drawn(['a', 'b', 'c']).sort()).toEqual(['a', 'b', 'c']);
  });
});
