/**
 * The pieces of React Router that screens use. They come from here and not from the package: what remotes share is
 * loaded whole, and the whole router is five times as heavy as these pieces.
 */
export { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
export { useNavigate } from './use-navigate';
export { useSearchParams } from './use-search-params';
