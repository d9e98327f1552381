const labelsOf = (field: HTMLInputElement) =>
  field.labels && [...field.labels].map((label) => label.textContent?.trim());
const fieldsIn = (markup: string): HTMLInputElement[] => {
  document.body.innerHTML = markup;
  return [...document.querySelectorAll('input')];
};

describe('labels of fields in jsdom', () => {
  it('are those that name them or stand around them, in the order of the page', () => {
    const fields = fieldsIn(`
      <label for="weight">Weight</label> <label>Pounds <input id="weight" /></label> <label for="weight">each</label>
      <label>Unit <input id="unit" /><input id="second" /></label>
      <label for="nobody">Nobody</label> <label for="">Nothing</label> <input id="secret" type="hidden" />`);
    expect(fields.map(labelsOf)).toEqual([['Weight', 'Pounds', 'each'], ['Unit'], [], null]);
  });

  it('are those of the first field of an id, and follow the page', () => {
    const [one, two] = fieldsIn('<label for="a">Name</label> <input id="a" /> <input id="b" />');
    const [label] = document.querySelectorAll('label');
    if (!one || !two || !label) throw new Error('The page is not there.');
    const labels = () => [labelsOf(one), labelsOf(two)];
    expect(labels()).toEqual([['Name'], []]);
    label.htmlFor = 'b';
    expect(labels()).toEqual([[], ['Name']]);
    one.id = 'b';
    expect(labels()).toEqual([['Name'], []]);
    one.remove();
    expect(labels()).toEqual([[], ['Name']]);
    label.textContent = 'Last name';
    expect(labels()).toEqual([[], ['Last name']]);
  });
});
