import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { ROWS } from './report-rows';

const SCRIPT = '/ag-grid.js';
const script = path.resolve('node_modules/ag-grid-community/dist/ag-grid-community.min.js');

/** A page with nothing but AG Grid over an array of as many rows: no React, no theme and no server behind it. */
const page = `<!doctype html><meta charset="utf-8"><title>Floor</title>
<div id="grid" style="height: 640px"></div><script src="${SCRIPT}"></script><script>
const titles = ['assistantName', 'companyName', 'facilityCity', 'family', 'invoiceNo', 'manufacturer', 'oem', 'type',
  'adjustedPrice', 'basePrice', 'finalQty', 'createdDate'];
const rowData = Array.from({ length: ${ROWS} }, (_, at) => ({ assistantName: 'June Hartley',
  companyName: 'Buford Highway Muffler', facilityCity: 'Atlanta', family: 'Foreign Large', invoiceNo: 'PEA-' + at,
  manufacturer: 'Mercedes', oem: 'KT ' + at, type: 'CERAMIC', adjustedPrice: 90 + at % 200, basePrice: 80 + at % 200,
  finalQty: 1 + at % 3, createdDate: '22nd Nov, 2026' }));
agGrid.createGrid(document.getElementById('grid'), { rowData, rowHeight: 36, animateRows: false,
  columnDefs: titles.map((field) => ({ field, width: 100 })) });
</script>`;

/** Serves the page; answers its address. */
export async function startFloor(): Promise<{ url: string; stop: () => void }> {
  const library = await readFile(script);
  const server = createServer((request, response) => {
    const isScript = request.url === SCRIPT;
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? library : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The floor has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => void server.close() };
}
